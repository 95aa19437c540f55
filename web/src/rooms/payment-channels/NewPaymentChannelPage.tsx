import { paymentChannelFieldWords } from '@waybill/contract/rooms/payment-channels/payment-channels.words.ts';
import { paymentChannelForm, usualChannel } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import { call } from '../../kernel/client.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { PaymentChannelFields } from './PaymentChannelFields.tsx';

/** Proposes a new payment channel. */
export const NewPaymentChannelPage = newPage({
  title: titleOf('payment-channels.new'),
  list: 'payment-channels',
  form: paymentChannelForm,
  words: paymentChannelFieldWords,
  draft: 'payment_channel',
  useInitial: () => usualChannel,
  create: (body, idempotencyKey) => call('payment_channels.create', { body, idempotencyKey }),
  changes: 'payment_channel',
  leads: ({ data }) => ({ name: 'payment-channels.detail', params: { channelId: data.id } }),
  Fields: PaymentChannelFields,
});
