import { z } from 'zod';
import { bankLineLife, mostConfirmed } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { statementBounds, statementDoubts, statementForm } from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import { statementFields } from '@waybill/domain/rooms/bank-lines/statement-columns.ts';
import { dateOrders } from '@waybill/domain/rooms/bank-lines/statement-dates.ts';
import { leftReasons } from '@waybill/domain/rooms/bank-lines/statement-rows.ts';
import { transferReasonForm } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import {
  action,
  bodyOf,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  recordId,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { bankFeeList, bankLineList } from './bank-lines.columns.ts';

export type BankLineTopic = 'bank_line';

const access = bankLineList.access;
const works = { permission: bankLineLife.commands.match.permission } as const;
const kyat = z.number().int().describe('whole kyat');
const text = z.string().nullable();

const row = rowOf(bankLineList, {
  id: z.number().int(),
  bank_account: z.string(),
  bank_account_id: z.number().int(),
  day: z.string(),
  amount: kyat.describe('in is positive, out negative'),
  exact: text.describe('the amount with its pyas, where the bank printed some'),
  reference: z.string(),
  details: z.string(),
  status: z.enum(bankLineLife.stateNames),
  how: text,
  journal_id: z.number().int().nullable(),
  document: text.describe('number of the document it stands for'),
  matched_by: text,
  matched_at: instant.nullable(),
  confirmed_by: text.describe('the second person, where whoever brought the line has a hand in the document'),
  confirmed_at: instant.nullable(),
  file_name: z.string(),
  row_no: z.number().int(),
  elsewhere: text.describe('of an open line, the other bank account on which the books have what it names'),
});
export type BankLineRow = z.infer<typeof row>;

const candidate = z.object({
  posting_id: z.number().int(),
  journal_id: z.number().int(),
  business_date: z.string(),
  event: z.string(),
  document: text,
  note: text,
  staff: text,
  bank_account: text.describe(
    'where the books have what the line names, when that is another account than the line’s; null when not',
  ),
});
export type MatchCandidate = z.infer<typeof candidate>;

const day = z.string().describe('YYYY-MM-DD');
const payout = z.object({
  channel: named,
  from: day,
  until: day,
  count: z.number().int(),
  amount: kyat.describe('of the payments, less the fees of the channel'),
  difference: kyat.describe('the bank received more; below zero less'),
});

const detail = row.extend({
  brought_by: z.string(),
  version,
  candidates: z
    .array(candidate)
    .describe(
      'postings of the same amount that no line stands for yet, the nearest first; then those of other accounts that the line names',
    ),
  payouts: z
    .array(payout)
    .describe('payments of channels that the line may pay as a lump sum, those that differ least first'),
  actions: z.array(action),
});
export type BankLineDetail = z.infer<typeof detail>;

const brought = z.object({
  lines_new: z.number().int(),
  lines_known: z.number().int().describe('that another file had brought'),
  lines_matched: z.number().int(),
  lines_waiting: z.number().int().describe('matched with what their bringer has a hand in: another confirms them'),
});
export type ImportedStatement = z.infer<typeof brought>;

const pyas = z.number().int().describe('hundredths of a kyat');
export const statementPreview = z.object({
  lines: z.number().int(),
  money_in: kyat,
  money_out: kyat,
  first_day: text,
  last_day: text,
  opening: pyas.nullable(),
  closing: pyas.nullable(),
  columns_by: z.enum(['account', 'heads']).describe('the headings of the account, or those that were understood'),
  columns: z.array(z.object({ field: z.enum(statementFields), heading: z.string() })),
  other_account: text.describe('number of the account that the file names, when that is not the chosen one'),
  date_order: z
    .enum(dateOrders)
    .nullable()
    .describe('whether day or month comes first; null when that has to be answered'),
  date_sure: z.boolean(),
  date_example: z
    .object({ text: z.string(), day: text, month: text })
    .nullable()
    .describe('a date of the file that both orders read; null when no date depends on it'),
  rounded: z.number().int().describe('lines with pyas'),
  joined: z.number().int().describe('rows whose words belong to the line above'),
  sample: z.array(
    z.object({
      row: z.number().int(),
      day: z.string(),
      amount: kyat,
      pyas: pyas.nullable(),
      reference: z.string(),
      details: z.string(),
    }),
  ),
  left: z.array(z.object({ why: z.enum(leftReasons), count: z.number().int(), doubtful: z.boolean() })),
  left_rows: z.array(z.object({ row: z.number().int(), why: z.enum(leftReasons), text: z.string() })),
  gap_count: z.number().int(),
  gaps: z.array(
    z.object({
      row: z.number().int(),
      kind: z.enum(['balance', 'closing', 'total']),
      expected: pyas,
      found: pyas,
    }),
  ),
  jumps: z.array(z.object({ row: z.number().int(), day: z.string() })).describe('dates far from the one before'),
  doubts: z.array(z.enum(statementDoubts)).describe('what has to be agreed to'),
});
export type StatementPreview = z.infer<typeof statementPreview>;

/** Why no line of a statement can be read. */
export const unreadableStatement = [
  'bank_file_columns',
  'bank_file_unsigned',
  'bank_file_currency',
  'file_asks',
  'too_large',
  'validation_failed',
] as const;

const fee = rowOf(bankFeeList, {
  id: z.number().int(),
  business_date: z.string(),
  event: z.string(),
  document: text,
  note: text,
  amount: kyat,
  bank_account: text,
  staff: text,
  journal_id: z.number().int(),
});
export type BankFeeRow = z.infer<typeof fee>;

const output = one(detail);

export const bankLinesContract = {
  list: endpoint({
    id: 'bank_lines.list',
    method: 'GET',
    path: '/api/bank-line',
    summary: 'The lines of bank statements',
    access,
    scope: 'operator',
    query: listQuery(bankLineList),
    output: many(row),
  }),
  read: endpoint({
    id: 'bank_lines.read',
    method: 'POST',
    path: '/api/bank-line/read',
    summary:
      'Read a statement for review: its lines, what is left out, what has to be answered. Nothing is stored. `file_asks` lists readings in several encodings (answered by `encoding`)',
    access: works,
    scope: 'operator',
    multipart: true,
    body: bodyOf(statementForm),
    output: one(statementPreview),
    refusals: [...unreadableStatement],
  }),
  bring: endpoint({
    id: 'bank_lines.bring',
    method: 'POST',
    path: '/api/bank-line',
    summary: `Take a statement, Excel (.xlsx), CSV, MT940 or OFX, of at most ${statementBounds.rows} lines, and match what is unambiguous`,
    access: works,
    scope: 'operator',
    status: 201,
    multipart: true,
    body: bodyOf(statementForm),
    output: one(brought),
    refusals: [...unreadableStatement, 'bank_file_twice', 'bank_file_dates', 'bank_file_row', 'bank_file_balance'],
  }),
  detail: endpoint({
    id: 'bank_lines.detail',
    method: 'GET',
    path: '/api/bank-line/{id}',
    summary: 'One line with what it could stand for',
    access,
    scope: 'operator',
    params: idParam,
    output,
    refusals: ['not_found'],
  }),
  match: endpoint({
    id: 'bank_lines.match',
    method: 'POST',
    path: '/api/bank-line/{id}/match',
    summary:
      'Say by hand which posting a line stands for; never one’s own posting. What the books have on another account is booked on that of the line',
    access: works,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ posting_id: recordId, version }),
    output,
    refusals: [
      'not_found',
      'state_not_allowed',
      'bank_line_taken',
      'bank_line_differs',
      'second_person_needed',
      'not_independent',
    ],
  }),
  gather: endpoint({
    id: 'bank_lines.gather',
    method: 'POST',
    path: '/api/bank-line/{id}/gather',
    summary:
      'Match a line with the payments of a channel that it pays as a lump sum; the difference stays with the channel',
    access: works,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({
      payment_channel_id: recordId,
      from: z.iso.date(),
      until: z.iso.date(),
      amount: kyat.describe('of these payments, as it was seen'),
      version,
    }),
    output,
    refusals: ['not_found', 'state_not_allowed', 'bank_line_differs', 'second_person_needed', 'not_independent'],
  }),
  charge: endpoint({
    id: 'bank_lines.charge',
    method: 'POST',
    path: '/api/bank-line/{id}/charge',
    summary: 'Post a line as bank statement fee',
    access: works,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output,
    refusals: [...factorRefusals, 'not_found', 'state_not_allowed', 'bank_line_no_charge', 'charge_above_limit'],
  }),
  interest: endpoint({
    id: 'bank_lines.interest',
    method: 'POST',
    path: '/api/bank-line/{id}/interest',
    summary: 'Post a line as interest that the bank pays',
    access: works,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output,
    refusals: ['not_found', 'state_not_allowed', 'bank_line_no_interest', 'interest_above_limit'],
  }),
  confirm: endpoint({
    id: 'bank_lines.confirm',
    method: 'POST',
    path: '/api/bank-line/{id}/confirm',
    summary: 'Say that the bank’s own statement has this line; never who brought it',
    access: works,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output,
    refusals: ['not_found', 'state_not_allowed', 'second_person_needed', 'not_independent'],
  }),
  confirmMany: endpoint({
    id: 'bank_lines.confirmMany',
    method: 'POST',
    path: '/api/bank-line/confirm',
    summary: `The same of up to ${mostConfirmed} lines: all of them, or none`,
    access: works,
    scope: 'operator',
    body: z.strictObject({ ids: z.array(recordId).min(1).max(mostConfirmed) }),
    output: one(z.object({ count: z.number().int() })),
    refusals: ['not_found', 'state_not_allowed', 'second_person_needed', 'not_independent'],
  }),
  unmatch: endpoint({
    id: 'bank_lines.unmatch',
    method: 'POST',
    path: '/api/bank-line/{id}/unmatch',
    summary: 'Take a line off what it stands for, with the reason; what was posted with it is taken back',
    access: works,
    scope: 'operator',
    params: idParam,
    body: bodyOf(transferReasonForm),
    output,
    refusals: ['not_found', 'state_not_allowed'],
  }),
};

export const bankFeesContract = {
  list: endpoint({
    id: 'bank_fees.list',
    method: 'GET',
    path: '/api/bank-fee',
    summary: 'Charges of the bank that were booked',
    access,
    scope: 'operator',
    query: listQuery(bankFeeList),
    output: many(fee),
  }),
  totals: endpoint({
    id: 'bank_fees.totals',
    method: 'GET',
    path: '/api/bank-fee/totals',
    summary: 'What the same charges come to; null when there are too many',
    access,
    scope: 'operator',
    query: z.strictObject(listQuery(bankFeeList).shape).omit({ page: true, per_page: true, sort: true }),
    output: one(z.object({ count: z.number().int(), amount: kyat }).nullable()),
  }),
};
