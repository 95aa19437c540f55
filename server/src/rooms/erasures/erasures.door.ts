export { eraseDetails } from './erase-job.ts';
