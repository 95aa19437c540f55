export { arriveUnnamed } from './covered-cash.ts';
export { postTillDifference } from './post-till-difference.ts';
