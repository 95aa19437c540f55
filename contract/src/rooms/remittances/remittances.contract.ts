import { z } from 'zod';
import { remittedVerdictNames } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import {
  remittanceBounds,
  remittanceEndForm,
  remittanceForm,
} from '@waybill/domain/rooms/remittances/remittance-forms.ts';
import { remittanceLife, type RemittanceCommand } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
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
import { remittanceLineList, remittanceList } from './remittances.columns.ts';

export type RemittancesTopic = 'remittance';

const access = remittanceList.access;
const permissionOf = (command: RemittanceCommand) => ({ permission: remittanceLife.commands[command].permission });
const int = z.number().int();
const kyat = int.describe('whole kyat');
const text = z.string().nullable();
const date = z.string().describe('YYYY-MM-DD');

const row = rowOf(remittanceList, {
  id: int,
  number: z.string(),
  status: z.enum(remittanceLife.stateNames),
  paid_on: date,
  reference: z.string(),
  bank_amount: kyat.describe('what came to the bank, whole kyat'),
  mmpost_charge: kyat.describe('what the mail post kept, whole kyat'),
  lines_total: int,
  lines_waiting: int.describe('booked differences without an end'),
  created_by: z.string(),
  created_at: instant,
  confirmed_by: text,
  confirmed_at: instant.nullable(),
  file_name: text.describe('null when it was typed'),
  bank_account: text.describe(
    'the account of the operator that it came to; null for the default one of before accounts were chosen',
  ),
  branch: named,
});
export type RemittanceRow = z.infer<typeof row>;

const detail = row.extend({
  version: int,
  bank_account_id: int.nullable(),
  lines_amount: kyat.describe('the lines that are booked, together; whole kyat'),
  ready_amount: kyat.describe('of these, paid in full; whole kyat'),
  counts: z.partialRecord(z.enum(remittedVerdictNames), int).describe('lines by what they come to'),
  actions: z.array(action),
});
export type RemittanceDetail = z.infer<typeof detail>;

const line = rowOf(remittanceLineList, {
  id: int,
  row_no: int,
  code: z.string(),
  amount_text: z.string(),
  paid_amount: kyat.nullable(),
  owed: kyat.nullable(),
  difference: kyat.describe('paid beyond what was owed; below zero is what is missing; whole kyat'),
  verdict: z.enum(remittedVerdictNames),
  waits: z.boolean().describe('booked, and the difference has no end yet'),
  owner: text,
  ended: text,
  back_requested_by: text.describe('who wishes to pay it back; above the limit another person does'),
  end_note: text,
  ended_by: text,
  label_id: int.nullable(),
  tracking_code: text,
  remittance_number: z.string(),
});
export type RemittanceLineRow = z.infer<typeof line>;

const answer = one(detail);
const refused = ['not_found', 'state_not_allowed', 'missing_permission'] as const satisfies readonly RefusalCode[];

export const remittanceContract = {
  list: endpoint({
    id: 'remittances.list',
    method: 'GET',
    path: '/api/remittance',
    summary: 'What the mail post has paid for the parcels whose cash it collected',
    access,
    scope: 'branch',
    query: listQuery(remittanceList),
    output: many(row),
  }),
  lines: endpoint({
    id: 'remittances.lines',
    method: 'GET',
    path: '/api/remittance/lines',
    summary: 'The lines of remittances with what each comes to and how its difference ended',
    access,
    scope: 'branch',
    query: listQuery(remittanceLineList),
    output: many(line),
  }),
  create: endpoint({
    id: 'remittances.create',
    method: 'POST',
    path: '/api/remittance',
    summary: `Bring a remittance, Excel (.xlsx) or CSV of at most ${remittanceBounds.rows} lines, or typed: it is matched by code; nothing is booked before \`remittances.confirm\``,
    access: { ...permissionOf('match'), needsBranch: true },
    scope: 'branch',
    status: 201,
    multipart: true,
    body: bodyOf(remittanceForm),
    output: answer,
    refusals: [
      'bank_account_closed',
      'bank_account_elsewhere',
      'remittance_twice',
      'remittance_columns',
      'remittance_empty',
      'too_large',
      'validation_failed',
    ],
  }),
  detail: endpoint({
    id: 'remittances.detail',
    method: 'GET',
    path: '/api/remittance/{id}',
    summary: 'One remittance: what its lines come to',
    access,
    scope: 'branch',
    params: idParam,
    output: answer,
    refusals: ['not_found'],
  }),
  excel: endpoint({
    id: 'remittances.excel',
    method: 'GET',
    path: '/api/remittance/{id}/excel',
    summary: 'A remittance of the mail post as an Excel file',
    access,
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found'],
  }),
  match: endpoint({
    id: 'remittances.match',
    method: 'POST',
    path: '/api/remittance/{id}/match',
    summary: 'Match the lines again with what the mail post owes now',
    access: permissionOf('match'),
    scope: 'branch',
    params: idParam,
    output: answer,
    refusals: refused,
  }),
  leaveOut: endpoint({
    id: 'remittances.leaveOut',
    method: 'POST',
    path: '/api/remittance/{id}/leave-out',
    summary: 'Leave a line out: no money came with it',
    access: permissionOf('leave_out'),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ line_id: recordId }),
    output: answer,
    refusals: refused,
  }),
  confirm: endpoint({
    id: 'remittances.confirm',
    method: 'POST',
    path: '/api/remittance/{id}/confirm',
    summary:
      'The money is at the bank: book it, and let the COD that is paid in full go to the merchants. Not by who brought it',
    access: permissionOf('confirm'),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version: version.describe('of the remittance that was looked at') }),
    output: answer,
    refusals: [
      ...refused,
      'second_person_needed',
      'not_independent',
      'remittance_changed',
      'remittance_sum',
      'bank_account_closed',
      'bank_account_elsewhere',
    ],
  }),
  void: endpoint({
    id: 'remittances.void',
    method: 'POST',
    path: '/api/remittance/{id}/void',
    summary: 'Put a remittance away; nothing is booked',
    access: permissionOf('void'),
    scope: 'branch',
    params: idParam,
    output: answer,
    refusals: refused,
  }),
  settle: endpoint({
    id: 'remittances.settle',
    method: 'POST',
    path: '/api/remittance/line/{id}/settle',
    summary:
      'End a booked difference, with words. Where money is given up it is a third person. Paying back above the limit: the first call asks for it, another person who calls for the same account pays',
    access: permissionOf('settle'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(remittanceEndForm),
    output: answer,
    refusals: [
      ...factorRefusals,
      ...refused,
      'second_person_needed',
      'not_independent',
      'remittance_parcel',
      'bank_account_closed',
      'bank_account_elsewhere',
      'validation_failed',
    ],
  }),
};
