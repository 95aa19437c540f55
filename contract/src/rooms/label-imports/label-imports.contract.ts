import { z } from 'zod';
import { fileEncodings } from '@waybill/domain/kernel/file-types.ts';
import { columnDoubts } from '@waybill/domain/rooms/label-imports/columns-draft.ts';
import { importRowLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import {
  orderTextBounds,
  orderTextFields,
  sheetBounds,
  sheetFieldNames,
  sheetUploadForm,
  usualForm,
  type OrderTextField,
  type SheetField,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { staffName } from '../../kernel/personal.ts';
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
  pageOf,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { labelImportList } from './label-imports.columns.ts';

export type LabelImportTopic = 'label_imports';

const { access } = labelImportList;
const id = z.number().int();
const kyat = z.number().int().describe('whole kyat');
const field = z.enum(sheetFieldNames as [SheetField, ...SheetField[]]);
const rowState = z.enum(importRowLife.stateNames);
/** Row numbers of a sheet, from 1; at most 1,000 in one call. */
const positions = z.array(z.number().int().min(1).describe('row of the sheet, counted from 1')).min(1).max(1_000);

const importRow = rowOf(labelImportList, {
  id,
  file_name: z.string(),
  customer_id: id.nullable(),
  customer: z.string().nullable(),
  branch: named.extend({ code: z.string() }),
  by: staffName('branch'),
  status: z.string(),
  total: id,
  ready: id,
  bad: id,
  left_out: id,
  made: id,
  version: id,
  created_at: instant,
  updated_at: instant,
  finished_at: instant.nullable(),
});
export type LabelImportRow = z.infer<typeof importRow>;

const detail = importRow.extend({
  halted: z.string().nullable().describe('the refusal that ended the making'),
  cod_amount: kyat.describe('of the rows that are ready'),
  shipping_total: kyat.describe('of the rows that are ready'),
  credit: z
    .object({
      limit: kyat,
      left: kyat,
      wanted: kyat.describe('by the rows that are ready'),
      rows_over: id.describe('rows that do not fit any more, in the order of the sheet'),
    })
    .nullable()
    .describe('how far the merchant’s credit limit reaches; null when no ready row is on credit'),
  shape: z.string().nullable().describe('the program that writes sheets with these headings'),
  origin: z
    .object({
      sheets: z.array(z.object({ name: z.string(), from: id, to: id })),
      passed: z.array(z.object({ name: z.string(), rows: id, hidden: z.boolean() })),
      encoding: z.enum(fileEncodings).nullable(),
      hiddenColumns: z.array(id),
    })
    .describe('which sheets of the file were taken, with the numbers of their rows, and which were not'),
  aside: z
    .object({ hidden: id, struck: id })
    .describe('rows left out because the sheet hides them or strikes them out; `leave` takes them in'),
  columns: z.array(
    z.object({
      head: z.string(),
      field: field.nullable(),
      hidden: z.boolean().describe('not shown by the spreadsheet program'),
      unanswered: z.boolean().describe('no label is made before somebody confirms by `map` what it is'),
      why: z
        .enum(['remembered', 'named', 'likely', ...columnDoubts, 'sender_fixed'])
        .nullable()
        .describe('how the column got its meaning, or why somebody must confirm it'),
      examples: z.array(z.object({ text: z.string(), reads: z.string().describe('empty where it is read as it is') })),
    }),
  ),
  missing: z
    .array(field)
    .describe('fields without a column that every order needs; nothing is checked before they have one'),
  usual: z
    .object({
      payment_type: z.string(),
      service_type: z.string(),
      item_type: z.string(),
      weight: z.number().nullable(),
      paid_zero: z.boolean().describe('rows that the sheet says are paid collect nothing; remembered'),
      cod_zero: z.boolean().describe('confirmed: rows whose COD is empty or 0 collect nothing; never remembered'),
    })
    .describe('what counts where a row says nothing; weight in kg'),
  cod_unsaid: id.describe(
    'rows to fix because their COD is empty or 0 and nobody has confirmed that they collect nothing',
  ),
  cod_paid: id.describe('those of them that the sheet says are paid'),
  actions: z.array(action),
});
export type LabelImportDetail = z.infer<typeof detail>;

const problem = z.object({
  code: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.unknown()).optional(),
});
const sheetRow = z.object({
  position: id,
  row: id.describe('as the spreadsheet program numbers it'),
  status: rowState,
  fields: z.record(z.string(), z.string()).describe('the values of the fields, as typed'),
  problems: z.record(z.string(), z.array(problem)),
  guessed: z
    .array(field)
    .describe('fields that were only guessed when a text was pasted, until somebody types over or confirms them'),
  shipping_total: kyat.nullable(),
  label: z.object({ id, tracking_code: z.string() }).nullable(),
});
export type SheetOrder = z.infer<typeof sheetRow>;

const textField = z.enum(orderTextFields as unknown as [OrderTextField, ...OrderTextField[]]);
const textOrder = z.object({
  fields: z
    .partialRecord(textField, z.string())
    .describe('values as a sheet has them: amounts in whole kyat, weights in kg'),
  guessed: z.array(textField).describe('fields that nothing in the text announced: a person has to look at them'),
  township_id: id.nullable().describe('the one township that the text names; null when it is not known'),
});
export type TextOrder = z.infer<typeof textOrder>;

/** Users who make labels one by one, or from sheets. */
const reads = { permission: { create: 'label.create', import: 'label.import' } } as const;

export const labelImportsContract = {
  list: endpoint({
    id: 'label_imports.list',
    method: 'GET',
    path: '/api/label_import',
    summary: 'The order sheets of the covered branches',
    access,
    scope: 'branch',
    query: listQuery(labelImportList),
    output: many(importRow),
  }),
  upload: endpoint({
    id: 'label_imports.upload',
    method: 'POST',
    path: '/api/label_import',
    access,
    scope: 'branch',
    status: 201,
    multipart: true,
    summary: `Take an order sheet, Excel (.xlsx), OpenDocument (.ods) or CSV, of at most ${sheetBounds.rows} rows: its columns are guessed, every row is checked; labels are made by \`label_imports.make\`. \`file_asks\` lists sheets (answered by \`sheets\`, one name a line) or readings in several encodings (answered by \`encoding\`)`,
    body: bodyOf(sheetUploadForm),
    output: one(detail),
    refusals: ['customer_not_active', 'file_asks', 'import_twice', 'too_large', 'validation_failed'],
  }),
  readText: endpoint({
    id: 'label_imports.readText',
    method: 'POST',
    path: '/api/label_import/read_text',
    summary: `Read the orders of a pasted text of at most ${orderTextBounds.characters} characters, Zawgyi too; nothing is kept and nothing is made`,
    access: reads,
    scope: 'none',
    bodySize: 'batch',
    body: z.strictObject({
      lines: z
        .array(z.string().max(orderTextBounds.characters))
        .max(orderTextBounds.lines)
        .describe('the text line by line, empty ones too, so that Zawgyi is told from Unicode for each of them'),
    }),
    output: z.object({ data: z.array(textOrder) }),
    refusals: ['validation_failed'],
    unaudited: true,
    limit: { max: 240, seconds: 600 },
  }),
  sample: endpoint({
    id: 'label_imports.sample',
    method: 'GET',
    path: '/api/label_import/sample',
    summary: 'A sheet with every column that is known, in the language of the request',
    access,
    scope: 'none',
    output: null,
  }),
  detail: endpoint({
    id: 'label_imports.detail',
    method: 'GET',
    path: '/api/label_import/{id}',
    summary: 'One sheet: its columns, how many rows are ready, what may be done',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  rows: endpoint({
    id: 'label_imports.rows',
    method: 'GET',
    path: '/api/label_import/{id}/row',
    summary: 'The rows of a sheet with their problems',
    access,
    scope: 'branch',
    params: idParam,
    query: z.strictObject({
      status: rowState.optional(),
      ...pageOf({ max: 200, fallback: 50 }),
    }),
    output: z.object({ data: z.array(sheetRow), total: id, page: id, per_page: id, last_page: id }),
    refusals: ['not_found'],
  }),
  map: endpoint({
    id: 'label_imports.map',
    method: 'PUT',
    path: '/api/label_import/{id}/mapping',
    summary: 'Set the field of each column and the values for empty cells; all rows are checked again',
    access,
    scope: 'branch',
    params: idParam,
    body: bodyOf(usualForm, {
      version,
      columns: z
        .array(field.nullable())
        .max(sheetBounds.columns)
        .describe('the field of each column in its order; no field twice'),
    }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'state_not_allowed', 'validation_failed'],
  }),
  fix: endpoint({
    id: 'label_imports.fix',
    method: 'PUT',
    path: '/api/label_import/{id}/row',
    summary: 'Type over one field of some rows; with `same_as` also in every other row in which that text stands',
    access,
    scope: 'branch',
    params: idParam,
    body: z.strictObject({
      field,
      value: z.string().max(sheetBounds.cell),
      positions,
      same_as: z.string().max(sheetBounds.cell).optional(),
      was: z
        .string()
        .max(sheetBounds.cell)
        .optional()
        .describe(
          'the value that the person saw; when the cell has another one now, they are told so and nothing is changed',
        ),
    }),
    output: z.object({
      data: z.array(sheetRow).describe('the rows that were named, as they are now'),
      changed: id,
      same: id.describe('how many further rows still have the former value'),
      import: detail,
    }),
    refusals: ['not_found', 'state_not_allowed', 'validation_failed'],
    unaudited: true,
  }),
  leave: endpoint({
    id: 'label_imports.leave',
    method: 'POST',
    path: '/api/label_import/{id}/leave',
    summary: 'Leave rows out, or take them in again',
    access,
    scope: 'branch',
    params: idParam,
    body: z.strictObject({
      positions: positions.optional().describe('left out: every row that is to be fixed'),
      hidden: z
        .literal(true)
        .optional()
        .describe('instead of `positions`: the rows that the sheet hides or strikes out'),
      leave: z.boolean(),
    }),
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
    unaudited: true,
  }),
  make: endpoint({
    id: 'label_imports.make',
    method: 'POST',
    path: '/api/label_import/{id}/make',
    summary: 'Make labels of the rows that are ready, in the background',
    access,
    scope: 'branch',
    status: 202,
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed', 'columns_missing', 'nothing_ready', 'customer_not_active'],
  }),
  stop: endpoint({
    id: 'label_imports.stop',
    method: 'POST',
    path: '/api/label_import/{id}/stop',
    summary: 'Stop after the batch that is being made',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  drop: endpoint({
    id: 'label_imports.drop',
    method: 'DELETE',
    path: '/api/label_import/{id}',
    summary: 'Delete a sheet from which no label was made; it may be uploaded again',
    access,
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: ['not_found', 'state_not_allowed', 'in_use'],
  }),
  errors: endpoint({
    id: 'label_imports.errors',
    method: 'GET',
    path: '/api/label_import/{id}/errors',
    summary:
      'The rows that are to be fixed as an Excel sheet, with a column that says what is wrong; it can be uploaded again',
    access,
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found'],
  }),
  labels: endpoint({
    id: 'label_imports.labels',
    method: 'GET',
    path: '/api/label_import/{id}/label',
    summary: 'The numbers of its labels in the order of its rows',
    access,
    scope: 'branch',
    params: idParam,
    output: z.object({ data: z.array(id) }),
    refusals: ['not_found'],
  }),
};
