import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import {
  paymentChannelFieldWords,
  paymentChannelStateFaces,
} from '@waybill/contract/rooms/payment-channels/payment-channels.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { paymentChannelForm } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import { call } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { PaymentChannelFields } from './PaymentChannelFields.tsx';

/** Proposes other terms of a payment channel. */
export const EditPaymentChannelPage = editPage({
  call: 'payment_channels.detail',
  param: 'channelId',
  topic: 'payment_channel',
  list: 'payment-channels',
  room: 'payment_channels',
  draft: 'payment_channel',
  title: localName,
  form: paymentChannelForm,
  words: paymentChannelFieldWords,
  save: (id, body, idempotencyKey) => call('payment_channels.edit', { params: { id }, body, idempotencyKey }),
  leads: ({ id }) => ({ name: 'payment-channels.detail', params: { channelId: id } }),
  Fields: PaymentChannelFields,
  Aside: ({ data }: { data: PaymentChannelDetail }) => <StatePill face={paymentChannelStateFaces[data.status]} />,
});
