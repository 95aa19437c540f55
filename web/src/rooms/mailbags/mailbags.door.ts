export { caseTabs, useCases } from './use-cases.tsx';
