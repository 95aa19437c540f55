export { PaidByFields, type Paid, type PaidByFieldsProps } from './PaidByFields.tsx';
export { paymentChannelPageWords } from './payment-channel-page.words.ts';
