export { asksFactor, hasFactor } from './second-factor.ts';
export { removeFactor } from './second-factor.store.ts';
