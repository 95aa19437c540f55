export { ScheduleButton } from './Schedules.tsx';
export type { ScheduledReport } from './ScheduleDialog.tsx';
export { personFilePageWords } from './person-file-page.words.ts';
