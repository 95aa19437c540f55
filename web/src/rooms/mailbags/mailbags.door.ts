export { BagPapers } from './BagPapers.tsx';
export { caseTabs, useCases } from './use-cases.tsx';
