export { keepOwnerDay } from './owner-day-job.ts';
export { serveSheet } from './serve-sheet.ts';
