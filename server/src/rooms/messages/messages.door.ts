export {
  messagesLeave,
  queueDeliveryCodeMessage,
  queueDirectMessage,
  queueEmoCodeMessage,
  queuePaidMessage,
  queueSheetMessage,
  queueStaffCodeMessage,
  queueUnpaidMessages,
} from './queue-message.store.ts';
export type { Gateway } from './gateway.ts';
export { holdSending, sendMessages } from './message-job.ts';
export { noteReport } from './messages.store.ts';
