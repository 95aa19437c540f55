import { z } from 'zod';
import { bankAccountForm } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { closingBalanceForm, entersClosing, verdicts } from '@waybill/domain/rooms/bank-lines/closing-balance.ts';
import { bankAccountLife } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { bankAccountList } from './bank-accounts.columns.ts';

export type BankAccountTopic = 'bank_account';

const access = bankAccountList.access;
const edits = { permission: 'bank_account.edit' } as const;
const kyat = z.number().int().describe('whole kyat');

const row = rowOf(bankAccountList, {
  id: z.number().int(),
  name: z.string(),
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  is_default: z.boolean().describe('of what names no bank account'),
  branch_id: z.number().int().nullable(),
  branch: named.nullable().describe('the branch whose documents alone it serves; null serves all'),
  status: z.enum(bankAccountLife.stateNames),
  ledger_balance: kyat,
  bank_balance: kyat.describe('by the lines of its statements'),
  open_lines: z.number().int(),
  last_day: z.string().nullable(),
  created_at: instant,
});
export type BankAccountRow = z.infer<typeof row>;

const detail = row.extend({
  opening_balance: kyat,
  col_day: z.string(),
  col_out: z.string(),
  col_in: z.string(),
  col_reference: z.string().nullable(),
  col_details: z.string().nullable(),
  version,
});
export type BankAccountDetail = z.infer<typeof detail>;

const option = named.extend({ open: z.boolean(), branch_id: z.number().int().nullable(), is_default: z.boolean() });
export type BankAccountOption = z.infer<typeof option>;

/** An item that only one side, bank or books, has up to that day. */
const apart = z.object({
  id: z.number().int(),
  journal_id: z.number().int().nullable(),
  day: z.string(),
  amount: kyat.describe('in is positive'),
  what: z.string().describe('number of the document, or what the bank wrote'),
  event: z.string().nullable(),
  owner: z.string().nullable().describe('who booked it, or who brought the statement'),
  later: z.string().nullable().describe('the day on which the other side has it; null when it has not'),
  gone: z
    .string()
    .nullable()
    .describe(
      'the later day on which the books took it back, or booked it on another bank account, before the bank showed it',
    ),
  gone_to: z.string().nullable().describe('that bank account'),
  elsewhere: z
    .object({
      document: z.string(),
      bank_account: z.string(),
      line_id: z.number().int().nullable().describe('the line of that account’s statement, for a posting'),
    })
    .nullable()
    .describe(
      'what a line names and the books have on another bank account; of a posting, the open line of another account that names it',
    ),
});
export type UnmatchedRow = z.infer<typeof apart>;

const reconciliation = z.object({
  account: detail,
  day: z.string(),
  bank: kyat,
  ledger: kyat,
  difference: kyat.describe('bank less books'),
  lines_sum: kyat.describe('what only the bank has'),
  postings_sum: kyat.describe('what only the books have'),
  opening: z
    .object({ amount: kyat, created_by: z.string(), confirmed_by: z.string().nullable() })
    .nullable()
    .describe('what the books have as its opening balance, whatever the day'),
  start: kyat.describe('what is left to explain: what the bank had before its first statement and the books did not'),
  lines: z.array(apart).describe('the oldest first, 200 at most'),
  postings: z.array(apart),
  waiting: z
    .array(apart.extend({ confirmable: z.boolean().describe('by whoever reads this') }))
    .describe('lines whose bringer has a hand in what they stand for: another confirms them'),
  last_day: z.string().nullable().describe('the last day up to then that its statement has a line of'),
  closing: z
    .object({
      day: z.string(),
      amount: kyat.describe('what the bank itself says, as somebody read it there'),
      lines: kyat.describe('what the lines come to at the end of that day'),
      entered_by: z.string(),
      entered_at: instant,
      complete: z
        .boolean()
        .describe('it tells of all lines up to the day, agrees with them, and others than who brought them entered it'),
    })
    .nullable(),
  verdict: z.enum(verdicts),
  actions: z.array(action),
});
export type Reconciliation = z.infer<typeof reconciliation>;

const change = <const Command extends keyof typeof bankAccountLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `bank_accounts.${command}`,
    method: 'POST',
    path: `/api/bank-account/{id}/${command}`,
    summary,
    access: { permission: bankAccountLife.commands[command].permission },
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'bank_default_stays', 'bank_account_awaited'],
  });

export const bankAccountContract = {
  list: endpoint({
    id: 'bank_accounts.list',
    method: 'GET',
    path: '/api/bank-account',
    summary: 'The bank accounts of the operator with what the books and the bank say',
    access,
    scope: 'operator',
    query: listQuery(bankAccountList),
    output: many(row),
  }),
  all: endpoint({
    id: 'bank_accounts.all',
    method: 'GET',
    path: '/api/bank-account/all',
    withFrame: true,
    summary: 'Every bank account by its name, for selects; clients cache it',
    access: { global: true },
    scope: 'operator',
    output: z.object({ data: z.array(option) }),
  }),
  detail: endpoint({
    id: 'bank_accounts.detail',
    method: 'GET',
    path: '/api/bank-account/{id}',
    summary: 'One bank account',
    access,
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  reconcile: endpoint({
    id: 'bank_accounts.reconcile',
    method: 'GET',
    path: '/api/bank-account/{id}/reconciliation',
    summary: 'What the bank and the books say at the end of a day, and what explains the difference',
    access,
    scope: 'operator',
    params: idParam,
    query: z.strictObject({ day: z.iso.date().optional() }),
    output: one(reconciliation),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'bank_accounts.create',
    method: 'POST',
    path: '/api/bank-account',
    summary: 'A new bank account',
    access: edits,
    scope: 'operator',
    status: 201,
    body: bodyOf(bankAccountForm),
    output: one(detail),
    refusals: ['duplicate'],
  }),
  edit: endpoint({
    id: 'bank_accounts.edit',
    method: 'PUT',
    path: '/api/bank-account/{id}',
    summary: 'Change a bank account, or the headings of its statements',
    access: edits,
    scope: 'operator',
    params: idParam,
    body: bodyOf(bankAccountForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'duplicate', 'bank_default_stays'],
  }),
  enterBalance: endpoint({
    id: 'bank_accounts.enterBalance',
    method: 'POST',
    path: '/api/bank-account/{id}/closing-balance',
    summary:
      'What the bank itself says an account holds at the end of a day of its statement; never who brought the lines',
    access: { permission: entersClosing },
    scope: 'operator',
    status: 201,
    params: idParam,
    body: bodyOf(closingBalanceForm),
    output: one(reconciliation),
    refusals: ['not_found', 'bank_balance_day', 'second_person_needed', 'not_independent'],
  }),
  close: change('close', 'Close a bank account: nothing is transferred any more'),
  open: change('open', 'Open a bank account again'),
};
