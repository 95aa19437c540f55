import { z } from 'zod';
import { healthCheckNames, type HealthCheck } from '@waybill/domain/kernel/health-checks.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { done, idParam, instant, one } from '../../kernel/schemas.ts';

const int = z.number().int();
const bytes = int.describe('bytes');
const name = z.string();

const operations = z.object({
  at: instant,
  checks: z
    .array(
      z.object({
        name: z.enum(healthCheckNames as [HealthCheck, ...HealthCheck[]]),
        value: z.number().nullable().describe('null where there is nothing of the kind'),
        level: z.enum(['fine', 'attention', 'danger', 'unused']),
      }),
    )
    .describe('the worst first'),
  database: z.object({
    version: z.string().describe('with its minor version'),
    embedded: z.boolean().describe('the PostgreSQL that comes with the product'),
    bytes,
    connections: int,
    connections_max: int,
    waiting: int.describe('sessions that wait for a lock'),
  }),
  disk: z.object({ free: bytes, total: bytes }).nullable().describe('of the data folder; null without one'),
  replicas: z.array(
    z.object({
      name,
      state: z.string().describe('as PostgreSQL calls it: streaming, catchup, …; lost for one that is not connected'),
      behind_bytes: bytes.nullable(),
      behind_seconds: z.number().nullable(),
    }),
  ),
  archive: z
    .object({ last_at: instant.nullable(), failed: int.describe('since the last that could be archived') })
    .nullable()
    .describe('null where the log is not archived'),
  backups: z
    .array(
      z.object({
        ended_at: instant,
        seconds: int,
        file: z.string(),
        rows: int.nullable(),
        bytes: bytes.nullable(),
        problem: z.string().nullable(),
      }),
    )
    .describe('the latest ten'),
  copies: z
    .array(
      z.object({
        ended_at: instant,
        seconds: int,
        file: z.string(),
        address: z.string(),
        bytes: bytes.nullable(),
        problem: z.string().nullable(),
      }),
    )
    .nullable()
    .describe('copies of backups in the second place, the latest ten; null where there is no second place'),
  servers: z.array(
    z.object({
      host: z.string(),
      version: z.string(),
      started_at: instant,
      seen_at: instant,
      silent: z.boolean().describe('it ended without a word'),
      answers: int.describe('in the last hour'),
      errors: int,
      p95_ms: z.number().nullable(),
    }),
  ),
  calls: z
    .array(z.object({ call: name, answers: int, errors: int, p95_ms: z.number() }))
    .describe('of the last hour over all servers, the slowest first'),
  statements: z
    .array(
      z.object({
        text: z.string().describe('as it was sent, without its values; a long one is cut off'),
        times: int,
        longest_ms: int,
        all_ms: int,
      }),
    )
    .describe('those of the last hour that took 200 ms or longer, over all servers; what cost most in all first'),
  exports: z
    .array(
      z.object({
        id: int,
        list: name,
        list_name: z.object({ name_en: name, name_mm: name, name_zh: name }),
        requested_by: name,
        finished_at: instant.nullable(),
      }),
    )
    .describe('files that could not be made and are still kept; the latest twenty'),
  jobs: z.array(
    z.object({
      task: name,
      waiting: int.describe('due and not begun'),
      running: int,
      retrying: int.describe('failed, and tried again later'),
      failed: int.describe('tried to the end in vain'),
      oldest_seconds: z.number().nullable().describe('since the oldest has been due'),
      last_error: z.string().nullable(),
    }),
  ),
});
export type Operations = z.infer<typeof operations>;

export const operationsContract = {
  read: endpoint({
    id: 'operations.read',
    method: 'GET',
    path: '/api/operations',
    summary:
      'How the machines do: database, replicas, disk, backups, servers, slowest calls of the last hour, background work',
    access: { permission: 'operations.view' },
    scope: 'operator',
    output: one(operations),
    limit: { max: 60, seconds: 60 },
  }),
  retryJobs: endpoint({
    id: 'operations.retryJobs',
    method: 'POST',
    path: '/api/operations/jobs/retry',
    summary: 'Try background work of one task again that was tried to the end in vain; each is safe to be done twice',
    access: { permission: 'operations.view' },
    scope: 'operator',
    body: z.strictObject({ task: z.string().max(100) }),
    output: done,
    refusals: ['state_not_allowed'],
  }),
  retryExport: endpoint({
    id: 'operations.retryExport',
    method: 'POST',
    path: '/api/operations/exports/{id}/retry',
    summary:
      'Make a failed file of anybody again; it is made with the rights of who asked for it, who alone can fetch it',
    access: { permission: 'operations.view' },
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found', 'state_not_allowed'],
  }),
};
