export { readSelection, runningJobs } from './bulk.queries.ts';
