export { readLimits as readExpenseLimits } from './facts.queries.ts';
