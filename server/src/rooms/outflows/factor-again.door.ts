export { requireFactorAgain } from './factor-again.store.ts';
