export {
  messagesLeave,
  queueDeliveryCodeMessage,
  queueDirectMessage,
  queueEmoCodeMessage,
  queueSheetMessage,
  queueStaffCodeMessage,
} from './queue-message.store.ts';
export type { Gateway } from './gateway.ts';
export { holdSending, sendMessages } from './message-job.ts';
export { noteReport } from './messages.store.ts';
