import { useCallback, useState, type ReactNode } from 'react';
import { Ban, CalendarX, Check, ClipboardCheck, PackageCheck, Repeat, RotateCcw, UserPlus, X } from 'lucide-react';
import type { PickupDetail, PickupRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestCommandWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import type { PickupAction } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import { call } from '../../kernel/client.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import type { PageCommand, PageCommands } from '../../shell/detail/page-commands.tsx';
import { refusedBy } from '../../shell/who-may.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { reasonWord } from '../../shell/reasons.ts';
import { useAction } from '../../shell/use-action.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import type { AskingCommand, PickupDialogProps } from './PickupDialog.tsx';
import { sayDone } from '../../shell/say-done.ts';

type Command = PickupAction['command'];

interface Look {
  readonly icon: IconSource;
  /** Marks the next step of a request. */
  readonly main?: true;
  readonly danger?: true;
  /** It asks for something first; the others are given by one press. */
  readonly asks: AskingCommand | null;
}

/** How each command looks, wherever it can be given. */
const looks: Readonly<Record<Command, Look>> = {
  assign: { icon: UserPlus, main: true, asks: 'assign' },
  take: { icon: Check, main: true, asks: null },
  accept: { icon: Check, main: true, asks: null },
  deny: { icon: X, danger: true, asks: 'deny' },
  complete: { icon: PackageCheck, main: true, asks: 'complete' },
  handover: { icon: Repeat, asks: 'handover' },
  fail: { icon: Ban, danger: true, asks: 'fail' },
  withdraw: { icon: CalendarX, asks: 'withdraw' },
  reopen: { icon: RotateCcw, asks: null },
  receive: { icon: ClipboardCheck, main: true, asks: 'receive' },
};
const commands = Object.keys(looks) as Command[];
const lookOf = (command: Command) => {
  const { icon, main, danger } = looks[command];
  return { icon, variant: main ? 'main' : danger ? 'danger' : 'plain' } as const;
};

const PickupDialog = lazyPart<PickupDialogProps>(async () => (await import('./PickupDialog.tsx')).PickupDialog);

export type GivePickup = (pickup: PickupRow, command: Command) => void;

/**
 * Gives a command to a pickup request: at once, or after a window that asks for courier, count or reason. `window` is to be drawn somewhere on the page.
 *
 * @example const { give, window } = usePickupCommands(); … give(row, 'accept');
 */
export function usePickupCommands(): { readonly give: GivePickup; readonly window: ReactNode } {
  const say = useSay();
  const run = useAction();
  const [request, ask] = useState<{ pickup: PickupRow; command: AskingCommand } | null>(null);
  const give = useCallback<GivePickup>(
    (pickup, command) => {
      const { asks } = looks[command];
      if (asks) return ask({ pickup, command: asks });
      return void run(
        () => call(`pickup_requests.${command as 'take' | 'accept' | 'reopen'}`, { params: { id: pickup.id } }),
        { success: doneText(say, command, pickup.name), changes: 'pickup_request' },
      );
    },
    [run, say],
  );
  const window = request && (
    <PickupDialog
      {...request}
      success={doneText(say, request.command, request.pickup.name)}
      onClose={() => ask(null)}
    />
  );
  return { give, window };
}

function doneText(say: Say, command: Command, name: string): string {
  return sayDone(say, pickupRequestCommandWords[command].verb, name);
}

/** The buttons of one request on a card. */
export function pickupFaces(pickup: PickupRow, give: GivePickup): Record<string, ActionFace> {
  return Object.fromEntries(
    commands.map((command): [string, ActionFace] => [
      command,
      { word: pickupRequestCommandWords[command].verb, ...lookOf(command), run: () => give(pickup, command) },
    ]),
  );
}

const pageCommand = (command: Command): PageCommand<PickupDetail> => {
  const { asks } = looks[command];
  const face = lookOf(command);
  if (asks)
    return {
      ...face,
      Window: ({ data, dialog: { success, onClose } }) => (
        <PickupDialog pickup={data} command={asks} success={success as string} onClose={() => onClose(false)} />
      ),
    };
  return {
    ...face,
    atOnce: true,
    send: ({ id }, sending) =>
      call(`pickup_requests.${command as 'take' | 'accept' | 'reopen'}`, { params: { id }, ...sending }),
  };
};

/** The buttons of the page of one request. */
export const pickupPageCommands: PageCommands<PickupDetail, Command> = {
  words: pickupRequestCommandWords,
  each: Object.fromEntries(commands.map((command) => [command, pageCommand(command)])),
  changes: 'pickup_request',
};

/** The same in the rows of a list: what the server says of each row. */
export function pickupRowActions(say: Say, give: GivePickup): PageAction<PickupRow>[] {
  return commands.map((command) => ({
    key: command,
    title: say.loose(pickupRequestCommandWords[command].verb),
    icon: looks[command].icon,
    ...(looks[command].danger ? { tone: 'danger' as const } : {}),
    hidden: (row) => !row.actions.some((action) => action.command === command),
    refused: (row) => {
      const { blocked = null, permission } = row.actions.find((action) => action.command === command) ?? {};
      return blocked === null ? undefined : refusedBy(say.loose(reasonWord(blocked)), permission);
    },
    callback: (row) => give(row, command),
  }));
}
