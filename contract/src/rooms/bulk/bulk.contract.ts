import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, one, recordId } from '../../kernel/schemas.ts';

export type BulkTopic = 'bulk';

const filters = z.record(z.string().max(60), z.string().max(200)).default({});

const job = z.object({
  id: z.number().int(),
  action: z.string(),
  status: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  created_at: instant,
  finished_at: instant.nullable(),
  failures: z
    .array(
      z.object({
        record_id: z.number().int(),
        name: z.string().nullable().describe('null when the caller may not see the record any more'),
        code: z.string(),
      }),
    )
    .describe('the first hundred rows that were refused'),
});
export type BulkJob = z.infer<typeof job>;

export const bulkContract = {
  select: endpoint({
    id: 'bulk.select',
    method: 'POST',
    path: '/api/selection',
    summary: 'Keep the ids of all rows that match now; actions and exports take the token of the selection',
    access: { global: true },
    scope: 'branch',
    status: 201,
    body: z.strictObject({
      list: z.string().max(60),
      search: z.string().max(200).default(''),
      filters,
      sort: z.string().max(60).optional().describe('the order that they are acted on and printed in'),
    }),
    output: one(z.object({ token: z.uuid(), total: z.number().int(), taken_at: instant })),
    refusals: ['missing_permission', 'validation_failed', 'too_many_chosen'],
    unaudited: true,
  }),
  start: endpoint({
    id: 'bulk.start',
    method: 'POST',
    path: '/api/bulk',
    summary: 'Do one command to many records, each on its own',
    access: { global: true },
    scope: 'branch',
    status: 202,
    body: z.strictObject({
      action: z.string().max(60).describe('id of the call that is done to each record, e.g. staff.suspend'),
      ids: z.array(recordId).min(1).max(1000).optional(),
      selection: z.uuid().optional(),
      input: z.record(z.string().max(60), z.unknown()).default({}),
    }),
    output: one(job),
    refusals: ['missing_permission', 'selection_expired', 'validation_failed'],
    unaudited: true,
  }),
  detail: endpoint({
    id: 'bulk.detail',
    method: 'GET',
    path: '/api/bulk/{id}',
    summary: "The progress of one of the caller's jobs",
    access: { global: true },
    scope: 'self',
    params: idParam,
    output: one(job),
    refusals: ['not_found'],
  }),
  cancel: endpoint({
    id: 'bulk.cancel',
    method: 'POST',
    path: '/api/bulk/{id}/cancel',
    summary: 'Stop the job after the record it is working on',
    access: { global: true },
    scope: 'self',
    params: idParam,
    output: one(job),
    refusals: ['not_found', 'state_not_allowed'],
    unaudited: true,
  }),
  retry: endpoint({
    id: 'bulk.retry',
    method: 'POST',
    path: '/api/bulk/{id}/retry',
    summary: 'Try the refused rows again',
    access: { global: true },
    scope: 'self',
    params: idParam,
    output: one(job),
    refusals: ['not_found', 'state_not_allowed'],
    unaudited: true,
  }),
};
