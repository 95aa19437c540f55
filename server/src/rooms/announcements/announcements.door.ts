export { announce } from './announce.store.ts';
