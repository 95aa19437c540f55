import { z } from 'zod';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { personFileForm } from '@waybill/domain/rooms/exports/person-file-form.ts';
import { exportFormats, exportProblems } from '@waybill/domain/rooms/exports/export-states.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, listQuery, many, one, rowOf } from '../../kernel/schemas.ts';
import { exportList } from './exports.columns.ts';

export type ExportTopic = 'export';

const row = rowOf(exportList, {
  id: z.number().int(),
  list: z.string(),
  list_name: z.object({ name_en: z.string(), name_mm: z.string(), name_zh: z.string() }),
  format: z.enum(exportFormats),
  requested_by: staffName(),
  own: z.boolean(),
  status: z.string(),
  problem: z.enum(exportProblems).nullable().describe('why it failed'),
  total: z.number().int().nullable(),
  done: z.number().int(),
  size: z.number().int().nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
  expires_at: instant,
});
export type ExportRow = z.infer<typeof row>;

export const exportsContract = {
  list: endpoint({
    id: 'exports.list',
    method: 'GET',
    path: '/api/export',
    summary: "Exports asked for by oneself, or in one's branches by those who see staff",
    access: exportList.access,
    scope: 'branch',
    query: listQuery(exportList),
    output: many(row),
  }),
  start: endpoint({
    id: 'exports.start',
    method: 'POST',
    path: '/api/export',
    summary: 'Export the rows and columns of a list as it stands on the screen',
    access: { permission: 'export.use' },
    scope: 'branch',
    status: 202,
    body: z.strictObject({
      list: z.string().max(60),
      format: z.enum(exportFormats),
      columns: z.array(z.string().max(60)).min(1).max(60),
      sort: z.string().max(60).optional(),
      search: z.string().max(200).default(''),
      filters: z.record(z.string().max(60), z.string().max(200)).default({}),
      selection: z.uuid().optional(),
    }),
    output: one(row),
    refusals: ['missing_permission', 'selection_expired'],
  }),
  retry: endpoint({
    id: 'exports.retry',
    method: 'POST',
    path: '/api/export/{id}/retry',
    summary: 'Make a failed export again',
    access: { permission: 'export.use' },
    scope: 'self',
    params: idParam,
    output: one(row),
    refusals: ['not_found', 'state_not_allowed'],
    unaudited: true,
  }),
  file: endpoint({
    id: 'exports.file',
    method: 'GET',
    path: '/api/export/{id}/file',
    summary: 'The finished file',
    access: { permission: 'export.use' },
    scope: 'self',
    params: idParam,
    output: null,
    refusals: ['not_found', 'export_not_ready'],
  }),
  person: endpoint({
    id: 'exports.person',
    method: 'POST',
    path: '/api/export/person',
    summary: 'All that is kept about a person as receiver or sender, found by their phone, as a workbook',
    access: { upToLevel: rank.luxury, permission: 'export.person' },
    scope: 'operator',
    body: bodyOf(personFileForm),
    output: null,
    showsDetails: true,
    refusals: ['branch_not_covered'],
    limit: { max: 30, seconds: 3_600 },
  }),
};
