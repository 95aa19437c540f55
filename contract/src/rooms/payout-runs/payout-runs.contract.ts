import { z } from 'zod';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import {
  payoutAnswerForm,
  payoutFailedForm,
  payoutFilterForm,
  payoutPaidForm,
  payoutReasonForm,
} from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import {
  candidateBlocks,
  payoutBlocks,
  payoutFailures,
  payoutLineLife,
  payoutLinesMost,
  payoutRunLife,
} from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import { personal } from '../../kernel/personal.ts';
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
import { payoutRunList } from './payout-runs.columns.ts';

export type PayoutRunTopic = 'payout_run';

const count = z.number().int();
const kyat = count.describe('whole kyat');
const text = z.string().nullable();

const row = rowOf(payoutRunList, {
  id: count,
  number: z.string(),
  status: z.enum(payoutRunLife.stateNames),
  line_count: count,
  amount: kyat,
  paid_count: count,
  paid_amount: kyat,
  failed_count: count,
  bank_account: z.string(),
  template: z.string(),
  created_by: z.string(),
  created_at: instant,
  approved_by: text,
});
export type PayoutRunRow = z.infer<typeof row>;

const payee = z.object({
  id: count,
  bank: z.string(),
  bank_holder: z.string(),
  bank_account: personal('bank_account'),
});
const failed = z.object({ number: z.string().describe('of the run'), failure: z.enum(payoutFailures), reason: text });

const candidate = z.object({
  customer_id: count,
  clearance_id: count.nullable().describe('an open document; null for what is ready and on none'),
  clearance: text,
  customer: z.string(),
  customer_status: z.enum(customerLife.stateNames),
  branch: named,
  bank: payee.nullable(),
  young: z.boolean().describe('was the account confirmed within three days?'),
  count: count.describe('parcels'),
  amount: kyat,
  block: z.enum(candidateBlocks).nullable().describe('what holds it back'),
  failed: failed.nullable().describe('the last run in which the bank did not pay it'),
});
export type PayoutCandidate = z.infer<typeof candidate>;

const line = z.object({
  id: count,
  status: z.enum(payoutLineLife.stateNames),
  customer_id: count,
  customer: z.string(),
  branch: named,
  clearance_id: count.nullable(),
  clearance: text,
  bank: payee.nullable(),
  young: z.object({ proposed_by: z.string(), confirmed_by: z.string(), confirmed_at: instant }).nullable(),
  same_account: z.boolean().describe('does another merchant of the run have the same account?'),
  count,
  amount: kyat,
  block: z.enum(payoutBlocks).nullable(),
  reason: text,
  failure: z.enum(payoutFailures).nullable(),
  failed: failed.nullable(),
  bank_reference: text,
  checked_by: text,
});
export type PayoutRunLine = z.infer<typeof line>;

const detail = z.object({
  id: count,
  number: z.string(),
  status: row.shape.status,
  bank_account: z.string(),
  template: z.string(),
  template_id: count,
  line_count: count,
  amount: kyat,
  paid_count: count,
  paid_amount: kyat,
  failed_count: count,
  created_by: z.string(),
  created_at: instant,
  approved_by: text,
  approved_at: instant.nullable(),
  sent_by: text,
  sent_at: instant.nullable(),
  file_name: text,
  file_hash: text,
  void_reason: text,
  lines: z.array(line),
  actions: z.array(action),
  may_take_out: z.boolean(),
  may_mark: z.boolean(),
  version,
});
export type PayoutRunDetail = z.infer<typeof detail>;

const taken = z.object({
  paid: count,
  failed: count,
  left: z
    .array(z.object({ row: count, text: z.string(), why: z.enum(['unknown', 'twice', 'amount', 'known', 'other']) }))
    .describe('rows that marked no payment, each with the reason'),
});
export type TakenAnswer = z.infer<typeof taken>;

const access = payoutRunList.access;
const makes = { permission: payoutRunLife.commands.take_out.permission } as const;
const pays = { permission: payoutRunLife.commands.send.permission } as const;
const states = ['not_found', 'state_not_allowed', 'changed_meanwhile'] as const;

export const payoutRunContract = {
  list: endpoint({
    id: 'payout_runs.list',
    method: 'GET',
    path: '/api/payout-run',
    summary: 'Payout runs of the covered branches',
    access,
    scope: 'branch',
    query: listQuery(payoutRunList),
    output: many(row),
  }),
  candidates: endpoint({
    id: 'payout_runs.candidates',
    method: 'GET',
    path: '/api/payout-run/candidates',
    summary: 'Merchants with money due: what each gets, and what holds the others back',
    access: makes,
    scope: 'branch',
    query: z.strictObject({
      bank: z.string().max(60).optional(),
      branch_id: recordId.optional(),
      least: z.coerce.number().int().min(0).max(1_000_000_000).default(0).describe('whole kyat'),
      days: z.enum(['today', 'all']).default('today'),
    }),
    output: z.object({ data: z.object({ rows: z.array(candidate), banks: z.array(z.string()) }) }),
  }),
  create: endpoint({
    id: 'payout_runs.create',
    method: 'POST',
    path: '/api/payout-run',
    summary: 'Make a run of ticked merchants and, by a job, all its documents',
    access: makes,
    scope: 'branch',
    status: 201,
    bodySize: 'batch',
    body: bodyOf(payoutFilterForm, {
      lines: z
        .array(
          z.strictObject({
            customer_id: recordId,
            clearance_id: recordId.nullable(),
            expected_net: z.number().int().min(1).describe('whole kyat'),
          }),
        )
        .min(1)
        .max(payoutLinesMost),
      left: z
        .array(
          z.strictObject({
            customer_id: recordId,
            clearance_id: recordId.nullable(),
            reason: z.string().trim().min(1).max(200),
          }),
        )
        .max(payoutLinesMost)
        .default([])
        .describe('ready merchants that were unticked, each with the reason'),
    }),
    output: one(detail),
    refusals: ['not_found', 'bank_account_closed', 'bank_account_elsewhere', 'lines_changed'],
  }),
  detail: endpoint({
    id: 'payout_runs.detail',
    method: 'GET',
    path: '/api/payout-run/{id}',
    summary: 'One run with all its lines',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  take_out: endpoint({
    id: 'payout_runs.take_out',
    method: 'POST',
    path: '/api/payout-run/{id}/take-out',
    summary: 'Take a merchant out of a run that is not approved; the document stays open',
    access: makes,
    scope: 'branch',
    params: idParam,
    body: bodyOf(payoutReasonForm, { line_id: recordId, version }),
    output: one(detail),
    refusals: states,
  }),
  approve: endpoint({
    id: 'payout_runs.approve',
    method: 'POST',
    path: '/api/payout-run/{id}/approve',
    bodySize: 'batch',
    summary: 'Approve a run as a whole, with a tick for each account confirmed within three days',
    access: { permission: payoutRunLife.commands.approve.permission },
    scope: 'branch',
    params: idParam,
    body: z.strictObject({
      version,
      checked: z.array(recordId).max(payoutLinesMost).default([]).describe('ids of lines'),
    }),
    output: one(detail),
    refusals: [
      ...factorRefusals,
      ...states,
      'second_person_needed',
      'not_independent',
      'payout_run_empty',
      'new_accounts_unchecked',
    ],
  }),
  send: endpoint({
    id: 'payout_runs.send',
    method: 'POST',
    path: '/api/payout-run/{id}/send',
    summary: 'Make the bank’s file once; merchants that changed meanwhile are held out with the reason',
    access: pays,
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(detail),
    refusals: [...states, 'payout_run_empty', 'payout_file_narrow', 'bank_account_closed'],
  }),
  file: endpoint({
    id: 'payout_runs.file',
    method: 'GET',
    path: '/api/payout-run/{id}/file',
    summary: 'The bank’s file of a run: always the same bytes; each download leaves a line in the audit log',
    access: pays,
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found', 'state_not_allowed'],
  }),
  answer: endpoint({
    id: 'payout_runs.answer',
    method: 'POST',
    path: '/api/payout-run/{id}/answer',
    summary: 'Read the bank’s answer, Excel (.xlsx) or CSV: paid ones are posted by a job, failed ones stay open',
    access: pays,
    scope: 'branch',
    params: idParam,
    multipart: true,
    body: bodyOf(payoutAnswerForm),
    output: one(taken),
    refusals: [
      'not_found',
      'state_not_allowed',
      'too_large',
      'file_asks',
      'payout_answer_twice',
      'payout_answer_columns',
    ],
  }),
  statement: endpoint({
    id: 'payout_runs.statement',
    method: 'POST',
    path: '/api/payout-run/{id}/statement',
    summary: 'Mark as paid what the imported bank statement shows: lines that name the document, of the same amount',
    access: pays,
    scope: 'branch',
    params: idParam,
    output: one(taken),
    refusals: ['not_found', 'state_not_allowed', 'payout_not_in_statement'],
  }),
  paid: endpoint({
    id: 'payout_runs.paid',
    method: 'POST',
    path: '/api/payout-run/line/{id}/paid',
    summary: 'Mark one payment as paid, with the bank’s reference',
    access: pays,
    scope: 'branch',
    params: idParam,
    body: bodyOf(payoutPaidForm),
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  failed: endpoint({
    id: 'payout_runs.failed',
    method: 'POST',
    path: '/api/payout-run/line/{id}/failed',
    summary: 'Mark one payment as not made by the bank, with the reason; its document stays open',
    access: pays,
    scope: 'branch',
    params: idParam,
    body: bodyOf(payoutFailedForm),
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  void: endpoint({
    id: 'payout_runs.void',
    method: 'POST',
    path: '/api/payout-run/{id}/void',
    summary: 'Void a run whose file is not made; its documents stay open',
    access: makes,
    scope: 'branch',
    params: idParam,
    body: bodyOf(payoutReasonForm, { version }),
    output: one(detail),
    refusals: states,
  }),
};
