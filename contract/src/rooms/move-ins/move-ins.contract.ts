import { z } from 'zod';
import {
  moveInForm,
  moveInKinds,
  moveInReasonForm,
  moveInSheetForm,
  moveInSums,
} from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
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
import { moveInList } from './move-ins.columns.ts';

export type MoveInTopic = 'move_in';

const count = z.number().int();
const text = z.string().nullable();

const row = rowOf(moveInList, {
  id: count,
  name: z.string(),
  status: z.enum(moveInLife.stateNames),
  opening_day: z.string().describe('YYYY-MM-DD'),
  rows: count,
  bad: count,
  created_by: z.string(),
  created_at: instant,
});
export type MoveInRow = z.infer<typeof row>;

const sheet = z.object({
  id: count,
  kind: z.enum(moveInKinds),
  file_name: z.string(),
  content_hash: z.string(),
  heads: z.array(z.string()),
  columns: z.array(text).describe('the field of each column; null for one that is not read'),
  missing: z.array(z.string()).describe('required fields without a column'),
  rows: count,
  bad: count,
  left_out: count.describe('rows that are hidden or struck out in the file'),
  brought_by: z.string(),
});
export type MoveInSheet = z.infer<typeof sheet>;

const total = z.object({
  what: z.enum(moveInSums),
  branch: named.nullable(),
  count,
  amount: count.describe('whole kyat'),
});

const detail = z.object({
  ...row.shape,
  sheets: z.array(sheet),
  totals: z.array(total),
  proposed_by: text,
  proposed_at: instant.nullable(),
  signed_by: text,
  signed_at: instant.nullable(),
  finished_at: instant.nullable(),
  halted: text.describe('why it could not be written after the signature'),
  void_reason: text,
  actions: z.array(action),
  may_change: z.boolean(),
  version,
});
export type MoveInDetail = z.infer<typeof detail>;

const badRow = z.object({
  sheet_id: count,
  row: count,
  cells: z.array(z.string()),
  problems: z.array(
    z.object({
      column: count.nullable().describe('counted from 0'),
      head: z.string(),
      code: z.string(),
      message: z.string(),
    }),
  ),
});
export type MoveInBadRow = z.infer<typeof badRow>;

const edits = { permission: moveInLife.commands.add.permission } as const;
const states = ['not_found', 'state_not_allowed', 'changed_meanwhile'] as const;

const step = <const Command extends 'propose' | 'withdraw' | 'sign'>(
  command: Command,
  summary: string,
  refusals: readonly RefusalCode[],
) =>
  endpoint({
    id: `move_ins.${command}`,
    method: 'POST',
    path: `/api/move-in/{id}/${command}`,
    summary,
    access: { permission: moveInLife.commands[command].permission },
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(detail),
    refusals: [...states, ...refusals],
  });

export const moveInContract = {
  list: endpoint({
    id: 'move_ins.list',
    method: 'GET',
    path: '/api/move-in',
    summary: 'Move-ins from a former system',
    access: moveInList.access,
    scope: 'operator',
    query: listQuery(moveInList),
    output: many(row),
  }),
  create: endpoint({
    id: 'move_ins.create',
    method: 'POST',
    path: '/api/move-in',
    summary: 'Begin a move-in with its opening day',
    access: edits,
    scope: 'operator',
    status: 201,
    body: bodyOf(moveInForm),
    output: one(detail),
    refusals: ['move_in_day', 'branch_not_covered'],
  }),
  detail: endpoint({
    id: 'move_ins.detail',
    method: 'GET',
    path: '/api/move-in/{id}',
    summary: 'One move-in: its sheets, and the report with the sums of what it brings in',
    access: moveInList.access,
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  add: endpoint({
    id: 'move_ins.add',
    method: 'POST',
    path: '/api/move-in/{id}/add',
    summary: 'Add a sheet, Excel (.xlsx, .ods) or CSV; all sheets are checked together and nothing is written',
    access: edits,
    scope: 'operator',
    params: idParam,
    multipart: true,
    body: bodyOf(moveInSheetForm),
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'too_large', 'file_asks', 'move_in_sheet_twice'],
  }),
  map: endpoint({
    id: 'move_ins.map',
    method: 'POST',
    path: '/api/move-in/{id}/map',
    summary: 'Choose the field of each column of a sheet; remembered for later sheets with the same headings',
    access: edits,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ sheet_id: recordId, columns: z.array(z.string().max(40).nullable()).max(60), version }),
    output: one(detail),
    refusals: [...states, 'validation_failed'],
  }),
  take_out: endpoint({
    id: 'move_ins.take_out',
    method: 'POST',
    path: '/api/move-in/{id}/take-out',
    summary: 'Take a sheet out, for example to add its corrected file',
    access: edits,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ sheet_id: recordId, version }),
    output: one(detail),
    refusals: states,
  }),
  rows: endpoint({
    id: 'move_ins.rows',
    method: 'GET',
    path: '/api/move-in/{id}/rows',
    summary: 'Rows of a sheet with problems, each with its column and the reason',
    access: edits,
    scope: 'operator',
    params: idParam,
    query: z.strictObject({ sheet_id: recordId }),
    output: z.object({ data: z.array(badRow) }),
    refusals: ['not_found'],
  }),
  errors: endpoint({
    id: 'move_ins.errors',
    method: 'GET',
    path: '/api/move-in/{id}/errors',
    summary: 'All rows of a sheet with problems as an Excel file, with a column for the reasons',
    access: edits,
    scope: 'operator',
    params: idParam,
    query: z.strictObject({ sheet_id: recordId }),
    output: null,
    refusals: ['not_found'],
  }),
  template: endpoint({
    id: 'move_ins.template',
    method: 'GET',
    path: '/api/move-in/template',
    summary: 'An Excel template of a kind of sheet, in the reader’s language, with an example row',
    access: edits,
    scope: 'operator',
    query: z.strictObject({ kind: z.enum(moveInKinds) }),
    output: null,
  }),
  propose: step('propose', 'Submit a move-in without bad rows for the signature of another person', [
    'move_in_empty',
    'move_in_not_clean',
    'move_in_day',
  ]),
  withdraw: step('withdraw', 'Put a submitted move-in back to its draft', []),
  sign: step('sign', 'Sign what is brought in, as a second person; a job writes all of it in one transaction', [
    'second_person_needed',
    'not_independent',
    'move_in_day',
  ]),
  void: endpoint({
    id: 'move_ins.void',
    method: 'POST',
    path: '/api/move-in/{id}/void',
    summary: 'Void a move-in that is not signed; nothing of it was written',
    access: { permission: moveInLife.commands.void.permission },
    scope: 'operator',
    params: idParam,
    body: bodyOf(moveInReasonForm, { version }),
    output: one(detail),
    refusals: states,
  }),
};
