export { ScheduleButton } from './Schedules.tsx';
export type { ScheduledReport } from './ScheduleDialog.tsx';
