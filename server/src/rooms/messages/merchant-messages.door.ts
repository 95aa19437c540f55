export { queueAnswerMessage, queuePaidMessage, queueUnpaidMessages } from './queue-message.store.ts';
