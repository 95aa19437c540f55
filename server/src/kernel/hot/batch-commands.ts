import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { closeParts, committed, openPart } from '../command-frame.ts';
import { claimKeys, keepAnswers, type CommandAnswer } from '../command-keys.ts';
import type { CommandContext, ReadContext } from '../context.ts';
import { refusalOfThrown } from '../errors.ts';
import { auditedAnswer, keyOf, runCommand, type CommandCall } from '../run-command.ts';
import { clockOf, perDatabase } from './per-database.ts';
import { batchConcurrent } from './batch-concurrent.ts';
import { isCachedViewer, requireProof, needsFreshSession } from './cached-viewers.ts';

/** One call of a round: its own context, with its own author, in the round's transaction. */
export interface BatchedCall<Input> {
  readonly context: CommandContext;
  readonly input: Input;
}

/** Result of a call that cannot be part of a round: it runs separately afterwards. Nothing may have been written for it. */
export const runSeparately = Symbol('alone');

/** Runs the same command for many calls at once. Returns one result for each call, in their order; for a refused call it writes nothing. */
export type BatchCommand<Input, Output> = (
  calls: readonly BatchedCall<Input>[],
) => Promise<readonly (Output | Refusal | typeof runSeparately)[]>;

interface Item {
  readonly context: ReadContext;
  readonly call: CommandCall<unknown, unknown>;
  /** The same for all calls of an endpoint. */
  readonly act: BatchCommand<unknown, unknown>;
}
type Result = CommandAnswer | Refusal | typeof runSeparately;

/** One batch queue per endpoint, and in the sandbox per clock as well, because a round is written at one time. */
const joined = perDatabase(() => batchConcurrent(round, { parallel: 2 }));

/**
 * The frame of `runCommand` for a command that many users may give at the same moment. Calls that arrive while a transaction is being written go
 * together in the next one, each with its own author, audit lines and key. A round that fails is rolled back and its calls run one by one, so that no
 * call fails because of another. The viewers may be cached: a round with one who is no longer valid is rolled back as well, and that call returns
 * `needsFreshSession`.
 */
export async function batchCommand<Input, Output>(
  context: ReadContext,
  call: CommandCall<Input, Output>,
  act: BatchCommand<Input, Output>,
): Promise<CommandAnswer | Refusal> {
  const item: Item = {
    context,
    call: call as CommandCall<unknown, unknown>,
    act: act as BatchCommand<unknown, unknown>,
  };
  const result = await joined(
    context.db,
    `${call.endpoint} ${clockOf(context)}`,
  )(item).catch((thrown: unknown) => {
    const refusal = refusalOfThrown(thrown);
    if (!refusal) throw thrown;
    return refusal;
  });
  if (result !== runSeparately) return result;
  return isCachedViewer(context.viewer) ? { status: call.status, body: needsFreshSession } : runCommand(context, call);
}

async function round(items: readonly Item[]): Promise<readonly Result[]> {
  const [only] = items;
  if (only && items.length === 1 && !isCachedViewer(only.context.viewer))
    return [await runCommand(only.context, only.call)];
  const progress = { written: false };
  try {
    return await commitRound(items, progress);
  } catch (thrown) {
    // When the answer to a commit is lost, it is unknown whether it took place: repeating the calls could apply them twice.
    if (progress.written && !isUndone(thrown)) throw thrown;
    return items.map(() => runSeparately);
  }
}

/** Did the database itself report that it rolled the transaction back? It did not when the connection was lost. */
function isUndone(thrown: unknown): boolean {
  const { code = '' } = thrown as { code?: string };
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:08|57P)/.test(code);
}

async function commitRound(items: readonly Item[], progress: { written: boolean }): Promise<readonly Result[]> {
  const last = items.at(-1) as Item;
  return committed(last.context, async (tx, hints) => {
    await requireProof(
      tx,
      items.map(({ context }) => context.viewer),
    );
    const keyed = items.map(({ context, call }) => keyOf(context, call));
    const lookedUp = keyed.flatMap((key, at) => (key ? [{ key, at }] : []));
    const free =
      lookedUp.length === 0
        ? new Set<number>()
        : await claimKeys(
            tx,
            lookedUp.map(({ key }) => key),
            last.context.now,
          );
    // A call whose key is taken has a duplicate in progress: run separately, it gets the duplicate's answer.
    const twins = new Set(lookedUp.filter((_, place) => !free.has(place)).map(({ at }) => at));
    const going = items.flatMap(({ context, call }, at) =>
      twins.has(at) ? [] : [{ at, call, part: openPart(context, tx, hints) }],
    );
    const outputs = await last.act(going.map(({ call, part }) => ({ context: part.command, input: call.input })));
    const results: Result[] = items.map(() => runSeparately);
    going.forEach(({ at, call, part }, place) => {
      const output = outputs[place];
      results[at] =
        output === runSeparately || isRefusal(output)
          ? (output as Result)
          : auditedAnswer(call, output, part.lines.length);
    });
    const answered = (at: number) =>
      results[at] === runSeparately || isRefusal(results[at]) ? null : (results[at] as CommandAnswer);
    await closeParts(
      tx,
      going.flatMap(({ at, part }) => (answered(at) ? [part] : [])),
    );
    await keepAnswers(
      tx,
      lookedUp.flatMap(({ key, at }) => (twins.has(at) ? [] : [{ key, answer: answered(at) }])),
    );
    progress.written = true;
    return results;
  });
}
