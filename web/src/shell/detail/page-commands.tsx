import { useState, type ReactNode } from 'react';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import type { Changes } from '../../kernel/query-topics.ts';
import { randomKey } from '../../kernel/request.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useAction } from '../use-action.ts';
import type { ActionFace } from './ActionBar.tsx';
import type { OpenRecord } from './record-page.tsx';
import type { FormDialogProps } from '../form/FormWindow.tsx';
import { sayDone } from '../say-done.ts';

/** Props shared by the dialogs of commands, for those that draw their own form. */
export type CommandDialog = Pick<
  FormDialogProps<Form>,
  'title' | 'text' | 'yes' | 'danger' | 'success' | 'changes' | 'onClose'
>;

export interface CommandWindowProps<Data> extends OpenRecord<Data> {
  readonly dialog: CommandDialog;
}

type Look = 'main' | 'danger' | 'plain';

interface CommandFace<Data> {
  readonly icon?: IconSource;
  /** `main` is the next step that the record waits for; `danger` takes something away. */
  readonly variant?: Look | ((data: Data) => Look);
  /** The question, where it is not the one of the words. */
  readonly question?: (data: Data, locale: Locale) => string;
  /** Text that explains the effect of the command. */
  readonly text?: (data: Data, locale: Locale) => string | undefined;
  /** False where the command has no button now, whatever the server offers. */
  readonly shown?: (data: Data) => boolean;
}

/** Asks for a yes, then sends. */
export interface ConfirmCommand<Data> extends CommandFace<Data> {
  readonly send: (data: Data, sending: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** Nothing is current before: it takes nothing away. */
  readonly atOnce?: true;
}

/** Opens a dialog that the room draws. */
export interface WindowCommand<Data> extends CommandFace<Data> {
  readonly Window: (props: CommandWindowProps<Data>) => ReactNode;
}

/** Opens another page. */
export interface LinkCommand<Data> extends CommandFace<Data> {
  readonly leads: (data: Data) => PageTarget;
}

export type PageCommand<Data> = ConfirmCommand<Data> | WindowCommand<Data> | LinkCommand<Data>;

/** Commands of a record's page: how each is displayed, confirmed and sent. */
export interface PageCommands<Data, Command extends string = string> {
  /** The verb of each command, and the question before it with `{name}`. */
  readonly words: Readonly<Record<Command, { readonly verb: Word; readonly ask?: Word }>>;
  readonly each: Readonly<Partial<Record<Command, PageCommand<Data>>>>;
  /** Values of the questions; `name`, the page's title, unless it is given here. */
  readonly values?: (data: Data, locale: Locale) => Readonly<Record<string, unknown>>;
  /** Topics that the commands change, where they are more than the page's topic. */
  readonly changes?: Changes;
}

interface ReasonOptions<Data, F extends Form> extends CommandFace<Data> {
  readonly form: F;
  readonly words: Readonly<Record<string, Word>>;
  readonly sources?: Readonly<Record<string, OptionSource>>;
  readonly initial?: (data: Data) => Readonly<Record<string, unknown>>;
  readonly send: (
    data: Data,
    sending: { readonly body: FormValues<F>; readonly idempotencyKey: string },
  ) => Promise<unknown>;
}

/**
 * A command that asks for a few fields first, such as a reason.
 *
 * @example void: reasonCommand({ icon: Ban, variant: 'danger', form: voidForm, words, send: ({ id }, sending) => call('expenses.void', { params: { id }, ...sending }) })
 */
export function reasonCommand<Data, const F extends Form>({
  form,
  words,
  sources,
  initial,
  send,
  ...face
}: ReasonOptions<Data, F>): WindowCommand<Data> {
  return {
    ...face,
    Window: ({ data, dialog }) => (
      <FormDialog
        {...dialog}
        form={form}
        words={words}
        sources={sources}
        initial={initial?.(data) ?? {}}
        submit={(body, { idempotencyKey }) => send(data, { body, idempotencyKey })}
      />
    ),
  };
}

const lookOf = <Data,>(variant: CommandFace<Data>['variant'], data: Data): Look =>
  typeof variant === 'function' ? variant(data) : (variant ?? 'plain');

/** Returns the buttons of the commands, and the dialog of the one that is current for. `name` is the record in questions and messages. */
export function usePageCommands<Data>(
  { words, each, values, changes }: PageCommands<Data>,
  opened: OpenRecord<Data>,
  name: string,
): { readonly faces: Readonly<Record<string, ActionFace>>; readonly window: ReactNode } {
  const { data } = opened;
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  const go = usePageGo();
  const [request, ask] = useState<string | null>(null);
  const dialogOf = (key: string): Omit<CommandDialog, 'onClose'> => {
    const { verb, ask: question } = words[key] as { verb: Word; ask?: Word };
    const { variant, question: own, text } = each[key] as PageCommand<Data>;
    return {
      title: own?.(data, locale) ?? say.loose(question ?? verb, { name, ...values?.(data, locale) }),
      text: text?.(data, locale),
      yes: say.loose(verb),
      danger: lookOf(variant, data) === 'danger',
      success: sayDone(say, verb, name),
      changes,
    };
  };
  const press = (key: string, command: PageCommand<Data>) => {
    if ('Window' in command) return ask(key);
    if ('leads' in command) return go(command.leads(data));
    const { title: question, text, yes, danger, success } = dialogOf(key);
    void run(() => command.send(data, { idempotencyKey: randomKey() }), {
      ...(command.atOnce ? {} : { ask: { question, text, yes, kind: danger ? 'danger' : 'plain' } }),
      success: success as string,
      changes,
    });
  };
  const faces: Record<string, ActionFace> = {};
  for (const [key, command] of Object.entries(each)) {
    if (!command || command.shown?.(data) === false) continue;
    const { verb } = words[key] as { verb: Word };
    const variant = lookOf(command.variant, data);
    faces[key] = { word: verb, icon: command.icon, variant, run: () => press(key, command) };
  }
  const current = request === null ? undefined : each[request];
  const window =
    request !== null && current && 'Window' in current ? (
      <current.Window {...opened} dialog={{ ...dialogOf(request), onClose: () => ask(null) }} />
    ) : null;
  return { faces, window };
}
