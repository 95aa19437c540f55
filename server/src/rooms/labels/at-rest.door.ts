export { isAtRest } from './labels-at-rest.sql.ts';
export { labelKey } from './label-search.sql.ts';
