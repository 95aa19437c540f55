import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { AuditLine, BatchContext, CommandContext, LiveEvent, ReadContext } from './context.ts';
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
      return await context.db.transaction().execute((tx) => once(context, tx, call));
    } catch (thrown) {
      const refusal = refusalOfThrown(thrown);
      if (!refusal) throw thrown;
      if (refusal.code !== 'busy' || attempt === attempts || thrown instanceof Refused) return refusal;
    }
  }
}

async function once<Input, Output>(context: ReadContext, tx: Transaction<Tables>, call: CommandCall<Input, Output>): Promise<Answer> {
  if (call.idempotencyKey !== null) {
    const earlier = await claimKey(context, tx, call);
    if (earlier) return earlier;
  }
  const output = await framed(context, tx, async (command, lines) => {
    const done = await call.act(command, call.input);
    if (isRefusal(done)) throw new Refused(done);
    if (call.audited && lines.length === 0) throw new Error(`the command ${call.endpoint} changed something and left no audit line`);
    return done;
  });
  const answer: Answer = { status: call.status, body: output };
  if (call.idempotencyKey !== null) await keepAnswer(context, tx, call, answer);
  return answer;
}

/** Runs work with a place for its audit lines and events, and writes them when it is done. */
async function framed<Result>(context: ReadContext, tx: Transaction<Tables>, work: (command: CommandContext, lines: readonly AuditLine[]) => Promise<Result>): Promise<Result> {
  const lines: AuditLine[] = [];
  const events: LiveEvent[] = [];
  const result = await work({
    ...context, db: tx, tx, poolDb: context.db,
    audit: (line) => void lines.push(line),
    publish: (event) => void events.push(event),
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
  const commit: BatchContext['commit'] = (work) => context.db.transaction().execute((tx) => framed(context, tx, (command) => work(command)));
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

async function writeAudit(context: ReadContext, tx: Transaction<Tables>, lines: readonly AuditLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.insertInto('audit').values(lines.map((line) => ({
    at: context.now, staff_id: context.viewer.id || null, branch_id: line.branchId === undefined ? context.viewer.branchId : line.branchId, room: line.room, record_id: String(line.record),
    record_name: line.name ?? null, action: line.action, before: line.before ? JSON.stringify(line.before) : null, after: line.after ? JSON.stringify(line.after) : null,
    request_id: context.requestId,
  }))).execute();
}

async function writeEvents(context: ReadContext, tx: Transaction<Tables>, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insertInto('event').values(events.map((event) => ({
    at: context.now, topic: event.topic, branch_id: event.branchId ?? null, staff_id: event.staffId ?? null, payload: JSON.stringify(event.payload),
  }))).execute();
}

function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input) ?? '').digest('hex');
}
