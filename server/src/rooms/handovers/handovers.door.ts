export { arriveUnnamed } from './covered-cash.ts';
