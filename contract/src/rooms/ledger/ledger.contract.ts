import { z } from 'zod';
import { accountKindNames, statementParts } from '@waybill/domain/rooms/ledger/accounts.ts';
import { invariantNames } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, listQuery, many, named, one, pageOf, recordId, rowOf } from '../../kernel/schemas.ts';
import { accountList, journalList } from './ledger.columns.ts';

const access = { permission: 'ledger.view' } as const;
const kyat = z.number().int();

const names = named.omit({ id: true });

const accountRow = rowOf(accountList, {
  id: z.number().int(),
  kind: z.enum(accountKindNames),
  name: z.string().nullable().describe('which fee or expense'),
  whose: names.nullable(),
  staff_id: z.number().int().nullable(),
  branch_id: z.number().int().nullable(),
  customer_id: z.number().int().nullable(),
  balance: kyat
    .nullable()
    .describe('positive on the side on which the account grows; null for the cash of couriers to those who count it'),
});
export type AccountRow = z.infer<typeof accountRow>;

const causes = z.object({
  label_id: z.number().int().nullable(),
  tracking_code: z.string().nullable(),
  handover_id: z.number().int().nullable(),
  clearance_id: z.number().int().nullable(),
  clearance_number: z.string().nullable(),
  expense_id: z.number().int().nullable(),
  expense_number: z.string().nullable(),
  pickup_request_id: z.number().int().nullable(),
  transfer_id: z.number().int().nullable(),
  transfer_number: z.string().nullable(),
  gate_collection_id: z.number().int().nullable(),
  gate_collection_number: z.string().nullable(),
  remittance_id: z.number().int().nullable().describe('the remittance of the mail post that it books or settles'),
  remittance_number: z.string().nullable(),
  emo_id: z.number().int().nullable().describe('the money order that it sells, pays out or pays back'),
  emo_number: z.string().nullable(),
});
/** Records that caused a journal, at most one of each kind, with the number people know; all null for a journal without a record. */
export type Causes = z.infer<typeof causes>;

const journalRow = rowOf(journalList, {
  id: z.number().int(),
  at: instant,
  business_date: z.string(),
  event: z.string(),
  amount: kyat.describe('the sum of its debits'),
  ...causes.shape,
  entry_id: z.number().int().nullable(),
  branch: named.nullable(),
  staff: z.string().nullable(),
  reverses_id: z.number().int().nullable(),
  reversed_by: z.number().int().nullable(),
  note: z.string().nullable(),
});
export type JournalRow = z.infer<typeof journalRow>;

const postingRow = z.object({
  id: z.number().int(),
  account_id: z.number().int(),
  kind: accountRow.shape.kind,
  name: z.string().nullable(),
  whose: names.nullable(),
  branch_id: z.number().int().nullable(),
  debit: kyat,
  credit: kyat,
});
const journalDetail = journalRow.extend({
  postings: z.array(postingRow),
});
export type JournalDetail = z.infer<typeof journalDetail>;

const statementLine = z.object({
  id: z.number().int(),
  journal_id: z.number().int(),
  at: instant,
  business_date: z.string(),
  event: z.string(),
  kind: accountRow.shape.kind,
  ...causes.shape,
  counter: z
    .object({ kind: accountRow.shape.kind, name: z.string().nullable() })
    .nullable()
    .describe('the account of the other line of the journal; null when there are several'),
  amount: kyat.describe('what it adds to the balance'),
  balance: kyat.describe('after it'),
});
const statement = z.object({
  whose: names.nullable(),
  accounts: z.array(accountRow),
  opening: kyat,
  closing: kyat,
  earned: kyat.nullable().describe('of an agent: the commission of these days'),
  paid_in: kyat.nullable().describe('of an agent: what was sent to head office or the bank in these days'),
  parts: z
    .array(z.object({ part: z.enum(statementParts), amount: kyat }))
    .nullable()
    .describe(
      'of a merchant: what moved the balance between opening and closing, by kind; they add up to the difference',
    ),
  data: z.array(statementLine),
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
  last_page: z.number().int(),
});
export type Statement = z.infer<typeof statement>;

const kindBalance = z.object({
  kind: accountRow.shape.kind,
  count: z.number().int().describe('accounts'),
  balance: kyat.nullable().describe('as of an account'),
});
export type KindBalance = z.infer<typeof kindBalance>;

const finding = z.object({ invariant: z.enum(invariantNames), record: z.string(), expected: kyat, found: kyat });
export type LedgerFinding = z.infer<typeof finding>;

export const ledgerContract = {
  accounts: endpoint({
    id: 'ledger.accounts',
    method: 'GET',
    path: '/api/ledger/account',
    summary: 'Accounts and what they hold',
    access,
    scope: 'branch',
    query: listQuery(accountList),
    output: many(accountRow),
  }),
  balances: endpoint({
    id: 'ledger.balances',
    method: 'GET',
    path: '/api/ledger/balance',
    summary: 'What the accounts of each kind hold together',
    access,
    scope: 'branch',
    output: z.object({ data: z.array(kindBalance) }),
  }),
  journals: endpoint({
    id: 'ledger.journals',
    method: 'GET',
    path: '/api/ledger/journal',
    summary: 'The journals behind a figure',
    access,
    scope: 'branch',
    query: listQuery(journalList),
    output: many(journalRow),
  }),
  journal: endpoint({
    id: 'ledger.journal',
    method: 'GET',
    path: '/api/ledger/journal/{id}',
    summary: 'One journal with its postings',
    access,
    scope: 'branch',
    params: idParam,
    output: one(journalDetail),
    refusals: ['not_found'],
  }),
  statement: endpoint({
    id: 'ledger.statement',
    method: 'GET',
    path: '/api/ledger/statement',
    summary:
      'The statement of an account; or of everything between a merchant and the operator, where positive is owed to the merchant; or of an agent, where it is what the agent holds and owes',
    access,
    scope: 'branch',
    query: z.strictObject({
      account_id: recordId.optional(),
      customer_id: recordId.optional(),
      agent_id: recordId.optional().describe('the branch of an agent'),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      ...pageOf({ max: 200, fallback: 50 }),
    }),
    output: statement,
    refusals: ['not_found', 'counted_blind'],
  }),
  health: endpoint({
    id: 'ledger.health',
    method: 'GET',
    path: '/api/ledger/health',
    summary: 'Check everything that must hold of the money; the list names what does not hold',
    access: { upToLevel: rank.luxury, permission: 'ledger.view' },
    scope: 'operator',
    output: z.object({
      ok: z.boolean(),
      checked_at: instant,
      checked: z.array(finding.shape.invariant),
      findings: z.array(finding),
    }),
    limit: { max: 10, seconds: 60 },
  }),
};
