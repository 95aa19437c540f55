import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { NewAuditLine, CommandContext, LiveEvent, ReadContext } from './context.ts';
import { deferToCommit } from './hot/dialect.ts';
import { planMark } from './hot/prepared.ts';
import { rowArrays } from './hot/row-arrays.ts';
import { withOneConnection } from './db/pool.ts';
import type { Tables } from './db/tables.ts';
import type { Database } from './services.ts';
import { forgetCounts } from './hot/remembered-counts.ts';

/** Hints of a transaction, sent after its commit. */
export type Hints = { readonly topic: LiveTopic; readonly branchIds: readonly number[] }[];

/** One user's part of a transaction: the context of their command, and its audit lines and events. */
export interface CommandShare {
  readonly command: CommandContext;
  readonly lines: readonly NewAuditLine[];
  readonly events: readonly LiveEvent[];
}

/** Runs work in one transaction and sends its hints after the commit. */
export async function committed<Result>(
  context: ReadContext,
  work: (tx: Transaction<Tables>, hints: Hints) => Promise<Result>,
): Promise<Result> {
  const hints: Hints = [];
  const result = await context.db
    .transaction()
    .execute((tx) => withOneConnection(`request ${context.requestId}`, () => work(tx, hints)));
  forgetCounts();
  for (const { topic, branchIds } of hints) context.live?.hint(topic, branchIds);
  return result;
}

/** Opens one user's part of a transaction. In a process without listeners, hints become events. */
export function openPart(context: ReadContext, tx: Transaction<Tables>, hints: Hints): CommandShare {
  const lines: NewAuditLine[] = [];
  const events: LiveEvent[] = [];
  const command: CommandContext = {
    ...context,
    db: tx,
    tx,
    poolDb: context.db,
    audit: (line) => void lines.push(line),
    publish: (event) => void events.push(event),
    hint: (topic, branchIds) => {
      const branches = [...new Set(branchIds)];
      if (context.live) hints.push({ topic, branchIds: branches });
      else for (const branchId of branches) events.push({ topic, branchId, payload: {} });
    },
    queue: async (task, payload) =>
      void (await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)),
  };
  return { command, lines, events };
}

/** Writes the audit lines and events of these parts together with the commit: one statement for each kind. */
export async function closeParts(tx: Transaction<Tables>, parts: readonly CommandShare[]): Promise<void> {
  const rows = parts.flatMap(({ command, lines }) => rowsOfLines(command, lines));
  if (rows.length > 0) await tx.executeQuery(deferToCommit(CompiledQuery.raw(auditText, auditRows.values(rows))));
  await writeEvents(tx, parts);
}

/** Writes audit lines into another database than that of the command, such as the operator's for changes of its staff in the sandbox. */
export async function writeAudit(db: Database, doer: Doer, lines: readonly NewAuditLine[]): Promise<void> {
  if (lines.length > 0) await db.executeQuery(CompiledQuery.raw(auditText, auditRows.values(rowsOfLines(doer, lines))));
}

const auditRows = rowArrays({
  at: 'timestamptz',
  staff_id: 'bigint',
  api_key_id: 'bigint',
  request_id: 'text',
  branch_id: 'bigint',
  room: 'text',
  record_id: 'text',
  record_name: 'text',
  action: 'text',
  before: 'jsonb',
  after: 'jsonb',
});
const auditText = `${planMark} insert into audit (${auditRows.columns.join(', ')}) select ${auditRows.columns.map((column) => `a.${column}`).join(', ')} from ${auditRows.from(1)} a order by a.n`;

/** Author, time and request id of a change. */
export interface Doer extends Pick<CommandContext, 'now' | 'requestId'> {
  readonly viewer: Pick<CommandContext['viewer'], 'id' | 'branchId' | 'key'>;
}

const rowsOfLines = ({ now, viewer, requestId }: Doer, lines: readonly NewAuditLine[]) =>
  lines.map(({ room, record, name, action, branchId, before, after }) => ({
    at: now,
    staff_id: viewer.id || null,
    api_key_id: viewer.key?.id ?? null,
    request_id: requestId,
    branch_id: branchId === undefined ? viewer.branchId : branchId,
    room,
    record_id: String(record),
    record_name: name,
    action,
    before,
    after,
  }));

const eventRows = rowArrays({
  at: 'timestamptz',
  topic: 'text',
  branch_id: 'bigint',
  staff_id: 'bigint',
  payload: 'jsonb',
});
const eventText = `${planMark} insert into event (${eventRows.columns.join(', ')}) select ${eventRows.columns.map((column) => `e.${column}`).join(', ')} from ${eventRows.from(1)} e order by e.n`;

async function writeEvents(tx: Transaction<Tables>, parts: readonly CommandShare[]): Promise<void> {
  const rows = parts.flatMap(({ command: { now }, events }) =>
    events.map(({ topic, branchId, staffId, payload }) => ({
      at: now,
      topic,
      branch_id: branchId,
      staff_id: staffId,
      payload,
    })),
  );
  if (rows.length > 0) await tx.executeQuery(deferToCommit(CompiledQuery.raw(eventText, eventRows.values(rows))));
}
