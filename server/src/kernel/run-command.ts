import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { closeParts, committed, openPart, type Hints } from './command-frame.ts';
import {
  claimKeys,
  findAnswer,
  hashOf,
  keepAnswers,
  readAnswer,
  type CommandAnswer,
  type CommandKey,
} from './command-keys.ts';
import type { BatchContext, CommandContext, ReadContext } from './context.ts';
import type { Tables } from './db/tables.ts';
import { Refused, refusalOfThrown } from './errors.ts';
import { numberOf } from './viewer.ts';

export interface CommandCall<Input, Output> {
  readonly endpoint: string;
  readonly status: number;
  readonly audited: boolean;
  readonly input: Input;
  readonly idempotencyKey: string | null;
  /** Runs before the transaction is opened (see `preparedCommand`). */
  readonly before?: ((context: ReadContext, input: Input) => Promise<unknown>) | undefined;
  readonly act: (context: CommandContext, input: Input, prepared?: unknown) => Promise<Output | Refusal>;
}

/** Maximum attempts when the database reports a conflict between two commands. */
const attempts = 4;

/**
 * The frame of every change: idempotency key, the command itself (lock, decide, save), audit and events, all in one transaction. A refusal rolls
 * everything back and is returned as a value. With a key, the first answer is stored and returned again; the same key with another body is refused.
 */
export async function runCommand<Input, Output>(
  context: ReadContext,
  call: CommandCall<Input, Output>,
): Promise<CommandAnswer | Refusal> {
  const earlier = call.before ? await answeredBefore(context, call) : null;
  if (earlier) return earlier;
  const prepared = await call.before?.(context, call.input);
  if (isRefusal(prepared)) return prepared;
  for (let attempt = 1; ; attempt++) {
    try {
      return await committed(context, (tx, hints) => once(context, tx, call, hints, prepared));
    } catch (thrown) {
      const refusal = refusalOfThrown(thrown);
      if (!refusal) throw thrown;
      if (refusal.code !== 'busy' || attempt === attempts || thrown instanceof Refused) return refusal;
    }
  }
}

async function once<Input, Output>(
  context: ReadContext,
  tx: Transaction<Tables>,
  call: CommandCall<Input, Output>,
  hints: Hints,
  prepared: unknown,
): Promise<CommandAnswer> {
  const key = keyOf(context, call);
  if (key) {
    const earlier = await claimKey(tx, key, context.now);
    if (earlier) return earlier;
  }
  const part = openPart(context, tx, hints);
  const output = await call.act(part.command, call.input, prepared);
  if (isRefusal(output)) throw new Refused(output);
  const answer = auditedAnswer(call, output, part.lines.length);
  await closeParts(tx, [part]);
  if (key) await keepAnswers(tx, [{ key, answer }]);
  return answer;
}

/** Was this call answered before? Then its preparation is not repeated, because the result could differ now. */
async function answeredBefore<Input, Output>(
  context: ReadContext,
  call: CommandCall<Input, Output>,
): Promise<CommandAnswer | Refusal | null> {
  const key = keyOf(context, call);
  const kept = key && (await findAnswer(context.db, key));
  if (!kept) return null;
  return kept.bodyHash === key.bodyHash ? { status: kept.status, body: kept.body } : refuse('idempotency_mismatch');
}

/** Returns the answer of a command after checking that it wrote its audit line. */
export function auditedAnswer<Input, Output>(
  call: CommandCall<Input, Output>,
  output: Output,
  lines: number,
): CommandAnswer {
  if (call.audited && lines === 0)
    throw new Error(`the command ${call.endpoint} changed something and left no audit line`);
  return { status: call.status, body: output };
}

export function keyOf<Input, Output>(
  context: ReadContext,
  { endpoint, idempotencyKey, input }: CommandCall<Input, Output>,
): CommandKey | null {
  return idempotencyKey === null
    ? null
    : { staffId: numberOf(context.viewer), endpoint, key: idempotencyKey, bodyHash: hashOf(input) };
}

/** The frame of a call of many parts (see `BatchContext`). A refusal concerns the whole call; those of its parts are in its answer. */
export async function runBatch<Input, Output>(
  context: ReadContext,
  input: Input,
  act: (batch: BatchContext, input: Input) => Promise<Output | Refusal>,
): Promise<Output | Refusal> {
  const commit = <Result>(work: (command: CommandContext) => Promise<Result>) =>
    committed(context, async (tx, hints) => {
      const part = openPart(context, tx, hints);
      const result = await work(part.command);
      await closeParts(tx, [part]);
      return result;
    });
  try {
    return await act({ ...context, commit }, input);
  } catch (thrown) {
    const refusal = refusalOfThrown(thrown);
    if (!refusal) throw thrown;
    return refusal;
  }
}

/** Takes the key, waiting for a duplicate in progress. Returns the duplicate's answer if there is one, and a refusal when its body differed. */
async function claimKey(tx: Transaction<Tables>, key: CommandKey, now: Date): Promise<CommandAnswer | null> {
  if ((await claimKeys(tx, [key], now)).size > 0) return null;
  const { bodyHash, status, body } = await readAnswer(tx, key);
  if (bodyHash !== key.bodyHash) throw new Refused(refuse('idempotency_mismatch'));
  return { status, body };
}
