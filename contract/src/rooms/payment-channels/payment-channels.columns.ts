import { paymentChannelLife } from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { list } from '../../kernel/list.ts';
import { feeBearerWords } from '../clearances/clearances.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  channelKindWords,
  paymentChannelFieldWords as field,
  paymentChannelStateFaces,
  paymentChannelWords,
} from './payment-channels.words.ts';

/** Payment channels with their latest terms: the confirmed ones, or those that wait for a first confirmation. */
export const paymentChannelList = list({
  name: 'payment_channels',
  title: paymentChannelWords.list,
  about: paymentChannelWords.about,
  access: { permission: 'payment_channel.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'named', sortable: true, main: true },
    { key: 'kind', word: field.kind, kind: 'words', words: channelKindWords },
    { key: 'status', word: common.status, kind: 'state', states: paymentChannelStateFaces },
    { key: 'bank_account', word: field.bank_account, kind: 'text' },
    { key: 'fee_percent', word: field.fee_percent, kind: 'percent' },
    { key: 'fee_fixed', word: field.fee_fixed, kind: 'kyat' },
    { key: 'fee_by', word: field.fee_by, kind: 'words', words: feeBearerWords },
    { key: 'starts_on', word: field.starts_on, kind: 'date' },
    { key: 'settle_days', word: field.settle_days, kind: 'number', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: paymentChannelLife.stateNames.map((state) => ({
        value: state,
        word: paymentChannelStateFaces[state].word,
      })),
    },
  ],
});
