export { walkSteps } from './step-walk.ts';
export { trackByDateSource } from './track-by-date.queries.ts';
