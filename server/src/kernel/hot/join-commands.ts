import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { closeParts, committed, openPart } from '../command-frame.ts';
import { claimKeys, keepAnswers, type Answer } from '../command-keys.ts';
import type { CommandContext, ReadContext } from '../context.ts';
import { refusalOfThrown } from '../errors.ts';
import { auditedAnswer, keyOf, runCommand, type CommandCall } from '../run-command.ts';
import { clockOf, perDatabase } from './per-database.ts';
import { together } from './together.ts';
import { isRemembered, requireProof, unproven } from './remembered-viewers.ts';

/** One call of a round: its own context, with its own author, in the round's transaction. */
export interface JoinedCall<Input> {
  readonly context: CommandContext;
  readonly input: Input;
}

/** Result of a call that cannot be part of a round: it runs separately afterwards. Nothing may have been written for it. */
export const alone = Symbol('alone');

/** Runs the same command for many calls at once. Returns one result for each call, in their order; for a refused call it writes nothing. */
export type ActTogether<Input, Output> = (
  calls: readonly JoinedCall<Input>[],
) => Promise<readonly (Output | Refusal | typeof alone)[]>;

interface Item {
  readonly context: ReadContext;
  readonly call: CommandCall<unknown, unknown>;
  /** The same for all calls of an endpoint. */
  readonly act: ActTogether<unknown, unknown>;
}
type Result = Answer | Refusal | typeof alone;

/** One batch queue per endpoint, and in the sandbox per clock as well, because a round is written at one time. */
const joined = perDatabase(() => together(round, { abreast: 2 }));

/**
 * The frame of `runCommand` for a command that many users may give at the same moment. Calls that arrive while a transaction is being written go
 * together in the next one, each with its own author, audit lines and key. A round that fails is rolled back and its calls run one by one, so that no
 * call fails because of another. The viewers may be cached: a round with one who is no longer valid is rolled back as well, and that call returns
 * `unproven`.
 */
export async function joinCommand<Input, Output>(
  context: ReadContext,
  call: CommandCall<Input, Output>,
  act: ActTogether<Input, Output>,
): Promise<Answer | Refusal> {
  const item: Item = {
    context,
    call: call as CommandCall<unknown, unknown>,
    act: act as ActTogether<unknown, unknown>,
  };
  const result = await joined(
    context.db,
    `${call.endpoint} ${clockOf(context)}`,
  )(item).catch((thrown: unknown) => {
    const refusal = refusalOfThrown(thrown);
    if (!refusal) throw thrown;
    return refusal;
  });
  if (result !== alone) return result;
  return isRemembered(context.viewer) ? { status: call.status, body: unproven } : runCommand(context, call);
}

async function round(items: readonly Item[]): Promise<readonly Result[]> {
  const [only] = items;
  if (only && items.length === 1 && !isRemembered(only.context.viewer))
    return [await runCommand(only.context, only.call)];
  const progress = { written: false };
  try {
    return await commitRound(items, progress);
  } catch (thrown) {
    // When the answer to a commit is lost, it is unknown whether it took place: repeating the calls could apply them twice.
    if (progress.written && !isUndone(thrown)) throw thrown;
    return items.map(() => alone);
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
    const results: Result[] = items.map(() => alone);
    going.forEach(({ at, call, part }, place) => {
      const output = outputs[place];
      results[at] =
        output === alone || isRefusal(output) ? (output as Result) : auditedAnswer(call, output, part.lines.length);
    });
    const answered = (at: number) => (results[at] === alone || isRefusal(results[at]) ? null : (results[at] as Answer));
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
