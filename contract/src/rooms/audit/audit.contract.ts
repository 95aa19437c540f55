import { z } from 'zod';
import { presences } from '@waybill/domain/rooms/audit/record-as-at.ts';
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

const asAt = z.object({
  room: z.string(),
  record_id: z.string(),
  record: z.string(),
  at: instant,
  presence: z.enum(presences),
  partial: z.boolean().describe('It was changed by lines that the asker does not see: it may have stood otherwise'),
  fields: z.array(
    z.object({
      field: z.string(),
      value: z.unknown(),
      since: instant.nullable().describe('null when it is older than the log'),
      by: z.string().nullable(),
      changed: z.boolean().describe('Has it been changed since that moment?'),
    }),
  ),
  names,
});
export type RecordAsAt = z.infer<typeof asAt>;

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
  asAt: endpoint({
    id: 'audit.asAt',
    method: 'GET',
    path: '/api/audit/record/at',
    summary: 'A record as it stood at a moment, with what has been changed since',
    access: { permission: 'audit.view' },
    scope: 'branch',
    query: z.strictObject({
      room: z.string().max(60),
      id: z.string().max(100),
      at: z.iso.datetime({ offset: true }).describe('the moment; all that was written until then counts'),
    }),
    output: one(asAt),
    refusals: ['not_found'],
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
