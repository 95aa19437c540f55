import { z } from 'zod';
import { proofNeeds } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import {
  countParcelsForm,
  openRunSheetForm,
  orderStopsForm,
  settleParcelsForm,
} from '@waybill/domain/rooms/run-sheets/run-sheet-forms.ts';
import { runSheetLife, stopStates } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  action,
  bodyOf,
  done,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  paperLink,
  rowOf,
} from '../../kernel/schemas.ts';
import { paidAhead, roomScan, scansAnswered, scansOf } from '../tracking/scan-shapes.ts';
import { runSheetList, stopList } from './run-sheets.columns.ts';

export type RunSheetTopic = 'run_sheet';

const access = runSheetList.access;
const gives = { permission: runSheetLife.commands.close.permission, needsBranch: true } as const;
const count = z.number().int();
const text = (values: readonly string[]) => z.enum(values);

const row = rowOf(runSheetList, {
  id: count,
  courier: z.string(),
  courier_id: count,
  branch: named,
  status: text(runSheetLife.stateNames),
  loaded: count.nullable().describe('null to the courier who still has to count'),
  still_out: count.nullable(),
  delivered_count: count,
  back_count: count,
  cash_out: count.describe('parcels of it whose cash the courier has not handed in'),
  counted: count.nullable(),
  difference_owner: z.string().nullable(),
  created_at: instant,
  closed_at: instant.nullable(),
});
export type RunSheetRow = z.infer<typeof row>;

const detail = row.extend({
  name: z.string().describe('its number'),
  version: count,
  counted_at: instant.nullable(),
  difference_note: z.string().nullable(),
  created_by: z.string(),
  closed_by: z.string().nullable(),
  may_give: z.boolean(),
  sees_stops: z.boolean().describe('false to the courier who still has to count'),
  owners: z
    .array(z.object({ id: count, name: z.string(), user_name: z.string() }))
    .describe('who can be named for a difference, while somebody has to be'),
  actions: z.array(action),
});
export type RunSheetDetail = z.infer<typeof detail>;

const stop = rowOf(stopList, {
  id: count,
  label_id: count,
  run_sheet_id: count,
  position: count,
  tracking_code: z.string(),
  state: text(stopStates),
  status: z.string().describe('what the parcel is now'),
  receiver_name: z.string().nullable(),
  to_collect: count.describe('whole kyat, at the door'),
  loaded_at: instant,
});
export type StopRow = z.infer<typeof stop>;

/** A run sheet as it is printed: the courier, and the stops in order. */
export const runSheetPaper = row
  .pick({ id: true, courier: true, branch: true, status: true, created_at: true, closed_at: true })
  .extend({
    printed_at: instant,
    lines: z.array(
      stop.pick({ tracking_code: true, state: true, receiver_name: true, to_collect: true }).extend({
        phones: z.array(z.string()),
        place: named.nullable(),
        address: z.string().nullable(),
        courier_note: z.string().nullable(),
      }),
    ),
  });
export type RunSheetPaper = z.infer<typeof runSheetPaper>;

const door = stop.extend({
  phones: z.array(z.string()),
  address: z.string().nullable(),
  place: named.nullable().describe('quarter or township'),
  courier_note: z.string().nullable().describe('of the sender'),
  item_name: z.string().nullable(),
  pieces: count,
  needs: z.array(z.enum(proofNeeds)).describe('what its services want at the door'),
  attempts: count,
  paid_ahead: paidAhead.nullable(),
  shipping_type: z.string(),
  homeward: z.boolean().describe('it goes back to its sender'),
});
export type Door = z.infer<typeof door>;

const run = z.object({
  sheets: z.array(
    z.object({
      id: count,
      status: text(runSheetLife.stateNames),
      created_at: instant,
      to_count: z.boolean().describe('the courier has to count it first; its parcels are not shown before'),
      counted: count.nullable(),
    }),
  ),
  doors: z.array(door).describe('in the order of the way'),
  coming_back: count.describe('parcels that were not delivered and are still with the caller'),
  cash: count.describe('whole kyat that the caller holds, by the ledger'),
  next_sheet_at: z
    .string()
    .nullable()
    .describe('hh:mm at which the caller usually gets a sheet; null while they have one, or had too few'),
  pickups: count.describe('pickups that the caller has to do today, or should have done before'),
});
export type Run = z.infer<typeof run>;

const sheetScan = z.strictObject({
  ...roomScan.shape,
  run_sheet_id: z.number().int().min(1),
});
export type SheetScan = z.infer<typeof sheetScan>;
export const sheetScanShape = sheetScan;

const change = <const Name extends keyof typeof runSheetLife.commands>(command: Name, summary: string) => ({
  id: `run_sheets.${command}` as const,
  method: 'POST' as const,
  path: `/api/run-sheet/{id}/${command}`,
  summary,
  access: { permission: runSheetLife.commands[command].permission, needsBranch: true } as const,
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});

export const runSheetContract = {
  list: endpoint({
    id: 'run_sheets.list',
    method: 'GET',
    path: '/api/run-sheet',
    summary: 'Run sheets of the covered branches; a courier’s own',
    access,
    scope: 'branch',
    query: listQuery(runSheetList),
    output: many(row),
  }),
  stops: endpoint({
    id: 'run_sheets.stops',
    method: 'GET',
    path: '/api/run-sheet/stops',
    summary: 'The parcels of run sheets, with what became of each',
    access,
    scope: 'branch',
    query: listQuery(stopList),
    output: many(stop),
  }),
  mine: endpoint({
    id: 'run_sheets.mine',
    method: 'GET',
    path: '/api/run-sheet/mine',
    summary: 'The doors that the caller still has to go to, in the order of their way',
    access: { permission: 'label.scan' },
    scope: 'self',
    output: one(run),
  }),
  order: endpoint({
    id: 'run_sheets.order',
    method: 'PUT',
    path: '/api/run-sheet/mine/order',
    summary: 'The order in which the caller goes',
    access: { permission: 'label.scan' },
    scope: 'self',
    body: bodyOf(orderStopsForm),
    output: done,
    unaudited: true,
  }),
  scan: endpoint({
    id: 'run_sheets.scan',
    method: 'POST',
    path: '/api/run-sheet/scan',
    withFrame: true,
    summary: 'Parcels are handed to the courier of a run sheet, each answered by itself',
    access: gives,
    scope: 'branch',
    bodySize: 'batch',
    body: scansOf(sheetScan),
    output: scansAnswered,
  }),
  create: endpoint({
    id: 'run_sheets.create',
    method: 'POST',
    path: '/api/run-sheet',
    summary: 'Open a run sheet for a courier of the current branch; parcels that they have without one are put on it',
    access: gives,
    scope: 'branch',
    status: 201,
    body: bodyOf(openRunSheetForm),
    output: one(detail),
    refusals: ['run_sheet_open', 'validation_failed'],
  }),
  detail: endpoint({
    id: 'run_sheets.detail',
    method: 'GET',
    path: '/api/run-sheet/{id}',
    summary: 'One run sheet',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  link: endpoint({
    id: 'run_sheets.link',
    method: 'GET',
    path: '/api/run-sheet/{id}/link',
    summary: 'A link to the paper of a run sheet, for the caller and for 15 minutes',
    access,
    scope: 'branch',
    params: idParam,
    output: paperLink,
    refusals: ['not_found', 'not_counted'],
  }),
  count: endpoint({
    ...change(
      'count',
      'The courier’s own count; equal, the sheet is handed over, else the difference waits for its owner',
    ),
    body: bodyOf(countParcelsForm),
    refusals: ['not_found', 'state_not_allowed', 'not_your_run_sheet', 'already_counted', 'run_sheet_empty'],
  }),
  settle: endpoint({
    ...change('settle', 'The difference gets its owner and the sheet is handed over'),
    body: bodyOf(settleParcelsForm),
    refusals: [
      'not_found',
      'state_not_allowed',
      'run_sheet_other_branch',
      'not_counted',
      'second_person_needed',
      'not_independent',
      'validation_failed',
    ],
  }),
  close: endpoint({
    ...change('close', 'Close the sheet: every parcel is delivered or back, and the cash is in'),
    refusals: ['not_found', 'state_not_allowed', 'run_sheet_other_branch', 'parcels_still_out', 'cash_still_out'],
  }),
  void: endpoint({
    ...change('void', 'Void a sheet that nothing was put on'),
    refusals: ['not_found', 'state_not_allowed', 'run_sheet_other_branch', 'run_sheet_not_empty'],
  }),
};
