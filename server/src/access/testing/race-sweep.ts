import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { racedRoutes, type AnyRoute } from './racing-client.ts';
import { foreignBodies } from './foreign-bodies.ts';
import { succeeded } from './races.ts';
import type { RaceWorld } from './race-world.ts';

/** Rooms whose table has another name. */
const tables: Readonly<Record<string, string>> = {
  staff: 'staff',
  tracking: 'label',
  calls: 'call_task',
  branches: 'branch',
  exports: 'export',
  bulk: 'bulk_job',
  handovers: 'cash_handover',
  views: 'saved_view',
  webhooks: 'webhook_endpoint',
  mailbags: 'mailbag',
  canned_answers: 'canned_answer',
  post_statuses: 'post_status',
};
export const tableOf = (room: string): string => tables[room] ?? room.replace(/ies$/, 'y').replace(/s$/, '');

interface SweptRow {
  readonly id: number;
  readonly version?: number;
  readonly branch_id?: number | null;
}

/** Users who try the commands of the sweep in turn, until one is permitted: of all branches, of Yangon, and managers of the record's branch. */
const people = ['superadmin', 'md', 'admin', 'manager', 'finance', 'staff', 'accountant', 'postman', 'mdy.manager'];

/**
 * Gives every command that no scene has given yet. Tries it on two records in each state, with the body from the tests of foreign records, until one
 * of two simultaneous calls succeeds. Runs twice, because one command leaves the state that another needs.
 */
export async function sweep(world: RaceWorld): Promise<void> {
  for (let round = 0; round < 2; round += 1)
    for (const route of racedRoutes) {
      const { id, path } = route.endpoint;
      const done = world.races.run.some((race) => race.id === id && race.answers.some(succeeded));
      if (!done && path.includes('{id}') && !id.startsWith('sessions.')) await sweepCall(world, route);
    }
}

async function sweepCall(world: RaceWorld, { endpoint }: AnyRoute): Promise<void> {
  const id = endpoint.id as EndpointId;
  const [room = '', verb = ''] = id.split('.');
  const founder = await world.as('superadmin');
  for (const row of await rowsOf(world, tableOf(room))) {
    const shown = await founder.try(`${room}.detail` as EndpointId, { params: { id: row.id } }).catch(() => null);
    const detail = ((shown?.body as { data?: Record<string, unknown> } | undefined)?.data ?? {}) as Record<
      string,
      unknown
    >;
    const parts = {
      params: { id: row.id },
      ...(endpoint.body ? { body: bodyOf(id, verb, endpoint.body, detail, row) } : {}),
    };
    for (const who of await peopleFor(world, row)) {
      const [{ code }] = (await world.races.race(id, parts, [who, who])).answers;
      if (code === null || world.races.run.at(-1)?.answers.some(succeeded)) return;
      if (code === 'validation_failed') break;
    }
  }
}

export async function rowsOf({ ask }: RaceWorld, table: string): Promise<SweptRow[]> {
  const [known] = await ask<{ states: boolean }>(
    "select bool_or(column_name = 'status') as states from information_schema.columns where table_name = $1 having bool_or(column_name = 'id')",
    [table],
  );
  if (!known) return [];
  return ask<SweptRow>(
    known.states
      ? `select * from (select *, row_number() over (partition by status order by id desc) as at_place from "${table}") x where at_place <= 2 order by at_place, id`
      : `select * from "${table}" order by id desc limit 4`,
  );
}

async function peopleFor({ ask, staff }: RaceWorld, { branch_id }: SweptRow): Promise<number[]> {
  const local = await ask<{ id: number }>(
    "select id from staff where branch_id = $1 and role_slug in ('manager', 'supervisor', 'staff') and status = 'active' order by role_slug, id limit 3",
    [branch_id ?? 0],
  );
  return [...new Set([...people.map((name) => staff[name] as number), ...local.map(({ id }) => id)])];
}

/** Text fields of forms of which one is changed, so that a second editor finds another version. */
const texts = ['name', 'title', 'remark', 'note', 'name_en', 'question_en', 'vendor', 'customer_name'];

export function bodyOf(
  id: EndpointId,
  verb: string,
  schema: $ZodType,
  detail: Readonly<Record<string, unknown>>,
  row: SweptRow,
): Record<string, unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  const fields = Object.keys(shape.properties ?? {});
  const body: Record<string, unknown> = { ...foreignBodies[id] };
  if (/edit/i.test(verb)) {
    for (const field of fields) if (detail[field] !== undefined) body[field] = detail[field];
    const text = texts.find((field) => fields.includes(field) && typeof body[field] === 'string');
    if (text) body[text] = `${String(body[text])} 2`;
  }
  if (fields.includes('version')) body['version'] = detail['version'] ?? row.version ?? 1;
  return body;
}
