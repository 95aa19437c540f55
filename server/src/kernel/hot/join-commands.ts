import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { closeParts, committed, openPart } from '../command-frame.ts';
import { claimKeys, keepAnswers, type Answer } from '../command-keys.ts';
import type { CommandContext, ReadContext } from '../context.ts';
import { refusalOfThrown } from '../errors.ts';
import { auditedAnswer, keyOf, runCommand, type CommandCall } from '../run-command.ts';
import { perDatabase } from './per-database.ts';
import { together } from './together.ts';
import { isRemembered, requireProof, unproven } from './remembered-viewers.ts';

/** A command's part of a round: its own context, with its own author, in the round's transaction. */
export interface JoinedCall<Input> {
  readonly context: CommandContext;
  readonly input: Input;
}

/** Said of a call that is not for a round: it runs by itself afterwards. Nothing may have been written for it. */
export const alone = Symbol('alone');

/** Does the same command for many at once. Answers one result a call, in their order; for a call that it refuses it writes nothing. */
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

/** By endpoint. */
const joined = perDatabase(() => together(round, { abreast: 2 }));

/**
 * The frame of `runCommand` for a command that many may give at the same moment: what arrives while one is being written goes in one transaction after it,
 * each with its own author, audit lines and key. A round that fails as a whole is undone and its calls run one by one, so that nobody pays for a neighbour.
 * The viewers may be remembered ones: a round in which one does not hold any more is undone as well. What such a viewer's call comes to by itself is `unproven`.
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
    call.endpoint,
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
    // Of a commit whose answer was lost nobody knows what became of it: doing it again could do it twice.
    if (progress.written && !isUndone(thrown)) throw thrown;
    return items.map(() => alone);
  }
}

/** Did the database itself say that it has undone the transaction? It did not when the connection went. */
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
    // Whose key was taken has a twin: it hears the twin's answer, by itself.
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
