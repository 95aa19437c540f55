export {
  messagesLeave,
  queueDeliveryCodeMessage,
  queueDirectMessage,
  queueEmoCodeMessage,
  queueSheetMessage,
  queueStaffCodeMessage,
} from './queue-message.store.ts';
export { readOfferedChannels } from './channels.queries.ts';
export type { Gateway } from './gateway.ts';
export { holdSending, sendMessages } from './message-job.ts';
export { noteReport } from './messages.store.ts';
