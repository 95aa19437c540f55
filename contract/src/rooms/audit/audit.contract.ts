import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, listQuery, many, named, one } from '../../kernel/schemas.ts';
import { recordKinds } from '../../kernel/value-shape.ts';
import { auditList } from './audit.columns.ts';

const row = z.object({
  id: z.number().int(),
  at: instant,
  staff: z.string().nullable().describe('null for what the system or its operator did'),
  branch: named.nullable(),
  room: z.string(),
  action: z.string(),
  what: z.string().describe('<room>.<action>'),
  record: z.string(),
  record_id: z.string(),
  request_id: z.string(),
});
export type AuditRow = z.infer<typeof row>;

const values = z.record(z.string(), z.unknown()).nullable();
const line = row.extend({
  staff_id: z.number().int().nullable(),
  staff_user_name: z.string().nullable(),
  before: values,
  after: values,
});
export type AuditLine = z.infer<typeof line>;

const names = z
  .array(
    z.object({
      of: z.enum(recordKinds),
      id: z.string(),
      name_en: z.string(),
      name_mm: z.string(),
      name_zh: z.string().nullable(),
    }),
  )
  .describe('The names of the records that the values refer to by number or slug');
export const auditHistory = z.object({ data: z.array(line), names });
export type AuditHistory = z.infer<typeof auditHistory>;

export const auditContract = {
  list: endpoint({
    id: 'audit.list',
    method: 'GET',
    path: '/api/audit',
    summary: 'Who changed what and when, in the covered branches',
    access: auditList.access,
    scope: 'branch',
    query: listQuery(auditList),
    output: many(row.extend({ changes: z.string() })),
  }),
  ofRecord: endpoint({
    id: 'audit.ofRecord',
    method: 'GET',
    path: '/api/audit/record',
    summary: 'The last hundred lines of one record, the newest first',
    access: { permission: 'audit.view' },
    scope: 'branch',
    query: z.strictObject({ room: z.string().max(60), id: z.string().max(100) }),
    output: auditHistory,
  }),
  detail: endpoint({
    id: 'audit.detail',
    method: 'GET',
    path: '/api/audit/{id}',
    summary: 'One line, with what was there before and after',
    access: { permission: 'audit.view' },
    scope: 'branch',
    params: idParam,
    output: one(line.extend({ names })),
    refusals: ['not_found'],
  }),
};
