export { keepOwnerDay } from './owner-day-job.ts';
