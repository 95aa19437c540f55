import { emoLife } from '@waybill/domain/rooms/emos/emo-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { emoFieldWords as field, emoStateFaces, emoWords } from './emos.words.ts';

/** Money orders sold or paid out by a covered branch (F-10, N-30). */
export const emoList = list({
  name: 'emos',
  title: emoWords.list,
  about: emoWords.about,
  access: { permission: 'emo.view' },
  sort: '-sold_at',
  columns: [
    { key: 'number', word: field.number, kind: 'code', main: true },
    { key: 'amount', word: field.amount, kind: 'kyat', sortable: true },
    { key: 'payee_name', word: field.payee_name, kind: 'text' },
    { key: 'payee_phone', word: field.payee_phone, kind: 'text', personal: 'phone' },
    { key: 'pay_branch', word: field.pay_branch, kind: 'named' },
    { key: 'status', word: common.status, kind: 'state', states: emoStateFaces },
    { key: 'sender_name', word: field.sender_name, kind: 'text' },
    { key: 'sender_phone', word: field.sender_phone, kind: 'text', personal: 'phone' },
    { key: 'sell_branch', word: field.sell_branch, kind: 'named' },
    { key: 'sold_at', word: field.sold_at, kind: 'instant', sortable: true },
    { key: 'fee', word: field.emo_fee, kind: 'kyat', extra: true },
    { key: 'sold_by', word: field.sold_by, kind: 'text', extra: true },
    { key: 'paid_at', word: field.paid_at, kind: 'instant', extra: true },
    { key: 'paid_by', word: field.paid_by, kind: 'text', extra: true },
    { key: 'refunded_at', word: field.refunded_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: emoLife.stateNames.map((state) => ({ value: state, word: emoStateFaces[state].word })),
    },
    { key: 'pay_branch_id', word: field.pay_branch, kind: 'select', source: 'branch', common: true },
    { key: 'sell_branch_id', word: field.sell_branch, kind: 'select', source: 'branch', common: true },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
    { key: 'refunded', word: field.refunded, kind: 'yes_no' },
  ],
});
