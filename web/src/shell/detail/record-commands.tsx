import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { can } from '@waybill/domain/kernel/access.ts';
import { inverseOf, type CommandRow } from '@waybill/domain/kernel/lifecycle.ts';
import { randomKey } from '../../kernel/request.ts';
import { useViewer } from '../../kernel/session-store.ts';
import type { ToastAction } from '../../ui/feedback/toast-clock.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import type { Changes } from '../../kernel/query-topics.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import type { BulkDialogProps, PageAction } from '../list/list-page-types.ts';
import { reasonWord } from '../reasons.ts';
import { useAction } from '../use-action.ts';
import { refusedBy } from '../who-may.tsx';
import type { ActionFace } from './ActionBar.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sayDone } from '../say-done.ts';

/** A record as its commands name it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** Commands on the records of one kind, for their page and their list: appearance, question, request and message of each. */
export interface RecordCommands<Command extends string> {
  readonly life: { readonly commands: Readonly<Record<Command, Partial<CommandRow<string, Permission | null>>>> };
  /** Name of each command, and its question with `{name}`. */
  readonly words: Readonly<Record<Command, { readonly verb: Word; readonly ask: Word }>>;
  readonly icons: Readonly<Record<Command, IconSource>>;
  /** The primary next command, which is not destructive. */
  readonly main?: Command;
  readonly send: (
    command: Command,
    id: number,
    reason: { readonly body: object; readonly idempotencyKey: string } | null,
  ) => Promise<unknown>;
  /** Topics that the commands change. */
  readonly changes: Changes;
  /** Asks for a reason before any of them, instead of a yes; as for many records at once. */
  readonly dialog?: ComponentType<BulkDialogProps>;
}

const hurts = <Command extends string>(of: RecordCommands<Command>, command: Command): boolean =>
  command !== of.main && of.life.commands[command].confirm === true;

/** Gives a command to a record. */
export type GiveCommand<Command extends string> = (record: NamedRecord, command: Command) => void;

/**
 * Asks for confirmation or a reason, gives the command, reports the result, and offers to undo it where a command leads back. Render `window` somewhere on the page.
 *
 * @example const { give, window } = useRecordCommands(branchCommands); … give({ id, name }, 'close');
 */
export function useRecordCommands<Command extends string>(
  of: RecordCommands<Command>,
): { readonly give: GiveCommand<Command>; readonly window: ReactNode } {
  const say = useSay();
  const run = useAction();
  const [request, setRequest] = useState<{ record: NamedRecord; command: Command } | null>(null);
  const viewer = useViewer();
  const sent = useRef<object | null>(null);
  const undoOf = useCallback(
    (record: NamedRecord, command: Command, body: object | null): ToastAction | undefined => {
      const back = inverseOf(of.life.commands, command);
      if (back === null || !(back in of.words)) return undefined;
      const { permission = null } = of.life.commands[back];
      if (permission !== null && !can(viewer, permission)) return undefined;
      const label = say(commonWords.undo);
      const reason = body && { body: { ...body, reason: label }, idempotencyKey: randomKey() };
      return {
        label,
        run: () =>
          void run(() => of.send(back, record.id, reason), {
            success: announceDone(say, of, record, back),
            changes: of.changes,
          }),
      };
    },
    [say, run, of, viewer],
  );
  const give = useCallback<GiveCommand<Command>>(
    (record, command) => {
      if (of.dialog) return setRequest({ record, command });
      void run(() => of.send(command, record.id, null), {
        ask: {
          question: say.loose(of.words[command].ask, { name: record.name }),
          yes: say.loose(of.words[command].verb),
          kind: hurts(of, command) ? 'danger' : 'plain',
        },
        success: announceDone(say, of, record, command),
        undo: undoOf(record, command, null),
        changes: of.changes,
      });
    },
    [say, run, of, undoOf],
  );
  const Dialog = of.dialog;
  const window = Dialog && request && (
    <Dialog
      title={say.loose(of.words[request.command].ask, { name: request.record.name })}
      yes={say.loose(of.words[request.command].verb)}
      danger={hurts(of, request.command)}
      submit={(body, { idempotencyKey }) => {
        sent.current = body;
        return of.send(request.command, request.record.id, { body, idempotencyKey });
      }}
      undo={() => undoOf(request.record, request.command, sent.current)}
      success={announceDone(say, of, request.record, request.command)}
      changes={of.changes}
      onClose={() => setRequest(null)}
    />
  );
  return { give, window };
}

function announceDone<Command extends string>(
  say: Say,
  { words }: RecordCommands<Command>,
  { name }: NamedRecord,
  command: Command,
): string {
  return sayDone(say, words[command].verb, name);
}

const commandsOf = <Command extends string>(of: RecordCommands<Command>): Command[] =>
  Object.keys(of.life.commands) as Command[];

/** Returns how the button of a command looks. */
export function commandLook<Command extends string>(
  of: RecordCommands<Command>,
  command: Command,
): { readonly variant?: 'main' | 'danger' } {
  if (command === of.main) return { variant: 'main' };
  return hurts(of, command) ? { variant: 'danger' } : {};
}

/**
 * The buttons of a record's page.
 *
 * @example <DetailPage actions={{ actions: branch.actions, faces: commandFaces(branchCommands, { id, name }, give) }} … />
 */
export function commandFaces<Command extends string>(
  of: RecordCommands<Command>,
  record: NamedRecord,
  give: GiveCommand<Command>,
): Record<string, ActionFace> {
  return Object.fromEntries(
    commandsOf(of).map((command): [string, ActionFace] => [
      command,
      {
        word: of.words[command].verb,
        icon: of.icons[command],
        run: () => give(record, command),
        ...commandLook(of, command),
      },
    ]),
  );
}

/** Returns the commands in the rows of a list, by the rules of the server (V-16): those that leave the row's state, with the reason when blocked. */
export function rowCommands<Command extends string, Row extends { readonly id: number; readonly status: string }>(
  say: Say,
  of: RecordCommands<Command> & {
    readonly life: {
      readonly commands: Readonly<
        Record<Command, { readonly from: readonly string[]; readonly permission: string | null }>
      >;
    };
  },
  decide: (row: Row, command: Command) => unknown,
  give: (row: Row, command: Command) => void,
): PageAction<Row>[] {
  return commandsOf(of).map((command) => ({
    key: command,
    title: say.loose(of.words[command].verb),
    icon: of.icons[command],
    ...(hurts(of, command) ? { tone: 'danger' as const } : {}),
    hidden: (row) => !of.life.commands[command].from.includes(row.status),
    refused: (row) => {
      const decided = decide(row, command);
      if (!isRefusal(decided)) return undefined;
      const refusal = decided as Refusal;
      return refusedBy(say.loose(reasonWord(refusal.code)), of.life.commands[command].permission, refusal);
    },
    callback: (row) => give(row, command),
  }));
}
