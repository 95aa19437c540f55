import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { list } from '../../kernel/list.ts';
import { payMethodWords } from '../clearances/clearances.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { agentPayoutFieldWords as field, agentPayoutStateFaces, agentPayoutWords } from './agent-payouts.words.ts';

export const agentPayoutList = list({
  name: 'agent_payouts',
  title: agentPayoutWords.list,
  about: agentPayoutWords.about,
  access: { permission: 'ledger.view' },
  sort: '-id',
  columns: [
    { key: 'name', word: field.number, kind: 'code', main: true },
    { key: 'agent', word: field.agent, kind: 'named' },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'status', word: common.status, kind: 'state', states: agentPayoutStateFaces },
    { key: 'method', word: field.method, kind: 'words', words: payMethodWords },
    { key: 'created_by', word: field.created_by, kind: 'text' },
    { key: 'approved_by', word: field.approved_by, kind: 'text' },
    { key: 'paid_by', word: field.paid_by, kind: 'text' },
    { key: 'bank_account', word: field.bank_account, kind: 'text', extra: true },
    { key: 'branch', word: field.office, kind: 'named', extra: true },
    { key: 'note', word: field.note, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
    { key: 'paid_at', word: field.paid_at, kind: 'instant', extra: true },
    { key: 'ended_by', word: field.ended_by, kind: 'text', extra: true },
    { key: 'end_reason', word: field.reason, kind: 'text', extra: true },
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: agentPayoutLife.stateNames.map((state) => ({ value: state, word: agentPayoutStateFaces[state].word })),
    },
    { key: 'agent_id', word: field.agent, kind: 'select', source: 'branch', common: true },
  ],
});
