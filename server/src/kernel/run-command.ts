import { createHash } from 'node:crypto';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { AuditLine, BatchContext, CommandContext, LiveEvent, ReadContext } from './context.ts';
import { planMark } from './db/prepared.ts';
import { rowArrays } from './db/row-arrays.ts';
import type { Tables } from './db/tables.ts';
import { Refused, refusalOfThrown } from './errors.ts';

/** A command's answer as it is sent and, with an idempotency key, kept. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface CommandCall<Input, Output> {
  readonly endpoint: string;
  readonly status: number;
  readonly audited: boolean;
  readonly input: Input;
  readonly idempotencyKey: string | null;
  readonly act: (context: CommandContext, input: Input) => Promise<Output | Refusal>;
}

/** Tried again this often when the database says that two commands got into each other's way. */
const attempts = 4;

/**
 * The one frame of every change: idempotency key, the command itself (lock, decide, save), audit, events, all in one transaction. A refusal
 * rolls everything back and is returned as a value. With a key, the first answer is kept and given again; the same key with another body is refused.
 */
export async function runCommand<Input, Output>(context: ReadContext, call: CommandCall<Input, Output>): Promise<Answer | Refusal> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await committed(context, (tx, hints) => once(context, tx, call, hints));
    } catch (thrown) {
      const refusal = refusalOfThrown(thrown);
      if (!refusal) throw thrown;
      if (refusal.code !== 'busy' || attempt === attempts || thrown instanceof Refused) return refusal;
    }
  }
}

async function once<Input, Output>(context: ReadContext, tx: Transaction<Tables>, call: CommandCall<Input, Output>, hints: Hints): Promise<Answer> {
  if (call.idempotencyKey !== null) {
    const earlier = await claimKey(context, tx, call);
    if (earlier) return earlier;
  }
  const output = await framed(context, tx, hints, async (command, lines) => {
    const done = await call.act(command, call.input);
    if (isRefusal(done)) throw new Refused(done);
    if (call.audited && lines.length === 0) throw new Error(`the command ${call.endpoint} changed something and left no audit line`);
    return done;
  });
  const answer: Answer = { status: call.status, body: output };
  if (call.idempotencyKey !== null) await keepAnswer(context, tx, call, answer);
  return answer;
}

/** What was hinted at in a transaction, to be told after its commit. */
type Hints = { readonly topic: LiveTopic; readonly branchIds: readonly number[] }[];

async function committed<Result>(context: ReadContext, work: (tx: Transaction<Tables>, hints: Hints) => Promise<Result>): Promise<Result> {
  const hints: Hints = [];
  const result = await context.db.transaction().execute((tx) => work(tx, hints));
  for (const { topic, branchIds } of hints) context.live?.hint(topic, branchIds);
  return result;
}

/** Runs work with a place for its audit lines and events, and writes them when it is done. A process in which nobody listens to hints leaves events. */
async function framed<Result>(
  context: ReadContext, tx: Transaction<Tables>, hints: Hints, work: (command: CommandContext, lines: readonly AuditLine[]) => Promise<Result>,
): Promise<Result> {
  const lines: AuditLine[] = [];
  const events: LiveEvent[] = [];
  const result = await work({
    ...context, db: tx, tx, poolDb: context.db,
    audit: (line) => void lines.push(line),
    publish: (event) => void events.push(event),
    hint: (topic, branchIds) => {
      const branches = [...new Set(branchIds)];
      if (context.live) hints.push({ topic, branchIds: branches });
      else for (const branchId of branches) events.push({ topic, branchId, payload: {} });
    },
    queue: async (task, payload) => void (await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)),
  }, lines);
  await writeAudit(context, tx, lines);
  await writeEvents(context, tx, events);
  return result;
}

/**
 * The frame of a call of many parts (see `BatchContext`). A refusal that comes out of it is the whole call's; those of its parts are in its answer.
 */
export async function runBatch<Input, Output>(context: ReadContext, input: Input, act: (batch: BatchContext, input: Input) => Promise<Output | Refusal>): Promise<Output | Refusal> {
  const commit: BatchContext['commit'] = (work) => committed(context, (tx, hints) => framed(context, tx, hints, (command) => work(command)));
  try {
    return await act({ ...context, commit }, input);
  } catch (thrown) {
    const refusal = refusalOfThrown(thrown);
    if (!refusal) throw thrown;
    return refusal;
  }
}

/** Takes the key, waiting for a twin that is under way. The twin's answer when it had one; a refusal when its body differed. */
async function claimKey<Input>(context: ReadContext, tx: Transaction<Tables>, call: CommandCall<Input, unknown>): Promise<Answer | null> {
  const row = { staff_id: context.viewer.id, endpoint: call.endpoint, key: call.idempotencyKey as string };
  const taken = await tx.insertInto('idempotency')
    .values({ ...row, body_hash: hashOf(call.input), status: 0, body: 'null', created_at: context.now })
    .onConflict((conflict) => conflict.doNothing()).returning('key').executeTakeFirst();
  if (taken) return null;
  const earlier = await tx.selectFrom('idempotency').select(['body_hash', 'status', 'body'])
    .where('staff_id', '=', row.staff_id).where('endpoint', '=', row.endpoint).where('key', '=', row.key).executeTakeFirstOrThrow();
  if (earlier.body_hash !== hashOf(call.input)) throw new Refused(refuse('idempotency_mismatch'));
  return { status: earlier.status, body: earlier.body };
}

async function keepAnswer<Input>(context: ReadContext, tx: Transaction<Tables>, call: CommandCall<Input, unknown>, answer: Answer): Promise<void> {
  await tx.updateTable('idempotency').set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where('staff_id', '=', context.viewer.id).where('endpoint', '=', call.endpoint).where('key', '=', call.idempotencyKey as string).execute();
}

const auditRows = rowArrays({
  branch_id: 'bigint', room: 'text', record_id: 'text', record_name: 'text', action: 'text', before: 'jsonb', after: 'jsonb',
});
const auditText = `${planMark} insert into audit (at, staff_id, request_id, branch_id, room, record_id, record_name, action, before, after)
  select $1::timestamptz, $2::bigint, $3::text, a.branch_id, a.room, a.record_id, a.record_name, a.action, a.before, a.after from ${auditRows.from(4)} a order by a.n`;

async function writeAudit(context: ReadContext, tx: Transaction<Tables>, lines: readonly AuditLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ room, record, name, action, branchId, before, after }) => ({
    branch_id: branchId === undefined ? context.viewer.branchId : branchId, room, record_id: String(record), record_name: name, action, before, after,
  }));
  await tx.executeQuery(CompiledQuery.raw(auditText, [context.now, context.viewer.id || null, context.requestId, ...auditRows.values(rows)]));
}

const eventRows = rowArrays({ topic: 'text', branch_id: 'bigint', staff_id: 'bigint', payload: 'jsonb' });
const eventText = `${planMark} insert into event (at, topic, branch_id, staff_id, payload) select $1::timestamptz, e.topic, e.branch_id, e.staff_id, e.payload from ${eventRows.from(2)} e order by e.n`;

async function writeEvents(context: ReadContext, tx: Transaction<Tables>, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.executeQuery(CompiledQuery.raw(eventText, [context.now, ...eventRows.values(events.map(({ topic, branchId, staffId, payload }) => ({ topic, branch_id: branchId, staff_id: staffId, payload })))]));
}

function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input) ?? '').digest('hex');
}
