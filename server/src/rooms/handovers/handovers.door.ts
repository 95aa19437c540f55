export { arriveUnnamed } from './covered-cash.ts';
export { handoverSource } from './handovers.queries.ts';
