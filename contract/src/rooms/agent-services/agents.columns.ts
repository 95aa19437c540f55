import { list } from '../../kernel/list.ts';
import { settlementWords } from '../handovers/handovers.words.ts';
import { agentColumnWords as field, agentWords } from './agents.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Amounts that agents hold, have earned and must pay in (O-11). */
export const agentList = list({
  name: 'agents',
  title: agentWords.list,
  about: agentWords.about,
  access: { permission: 'ledger.view' },
  sort: 'code',
  columns: [
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', main: true },
    { key: 'code', word: commonFieldWords.agent, kind: 'code', sortable: true },
    { key: 'services', word: field.services, kind: 'number' },
    { key: 'held', word: settlementWords.held, kind: 'kyat' },
    { key: 'owed', word: commonWords.commissionEarned, kind: 'kyat' },
    { key: 'due', word: settlementWords.due, kind: 'kyat' },
    { key: 'settlement_id', word: field.settlement_id, kind: 'code' },
    { key: 'settled_at', word: field.settled_at, kind: 'instant' },
    { key: 'commission', word: field.commission, kind: 'kyat', extra: true },
  ],
  filters: [{ key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true }],
});
