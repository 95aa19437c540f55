export { askDeliveryCode, tellEmoCode, tellPaid, tellSheet, tellStaffCode } from './queue-message.ts';
export type { Gateway } from './gateway.ts';
export { holdSending, sendMessages } from './message-job.ts';
export { noteReport } from './take-report.ts';
