import { shiftLife } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { shiftFieldWords as field, shiftStateFaces, shiftWords } from './shift-handovers.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Shift handovers (G-03) of the covered branches. */
export const shiftHandoverList = list({
  name: 'shift_handovers',
  title: shiftWords.list,
  about: shiftWords.about,
  access: { permission: 'shift_handover.view' },
  sort: '-id',
  columns: [
    { key: 'id', word: field.shift_no, kind: 'code', sortable: true, main: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'status', word: common.status, kind: 'state', states: shiftStateFaces },
    { key: 'closes_on', word: field.closes_on, kind: 'date' },
    { key: 'outgoing', word: field.outgoing, kind: 'text' },
    { key: 'incoming', word: field.incoming, kind: 'text' },
    { key: 'counted_in', word: field.counted_in, kind: 'kyat' },
    { key: 'difference', word: field.difference, kind: 'kyat' },
    { key: 'difference_owner', word: field.difference_owner, kind: 'text' },
    { key: 'created_at', word: common.created_at, kind: 'instant' },
    { key: 'signed_at', word: field.signed_at, kind: 'instant' },
    { key: 'counted_out', word: field.counted_out, kind: 'kyat', extra: true },
    { key: 'settled_by', word: field.settled_by, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: shiftLife.stateNames.map((state) => ({ value: state, word: shiftStateFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'from', word: labelFieldWords.from, kind: 'date' },
    { key: 'to', word: labelFieldWords.to, kind: 'date' },
  ],
});
