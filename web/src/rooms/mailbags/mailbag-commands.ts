import { ArrowRightFromLine, ArrowRightToLine, ClipboardCheck, Lock, LockOpen, Truck, Warehouse } from 'lucide-react';
import type { MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { mailbagCommandWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import type { MailbagCommand } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import type { Fresh } from '../../shell/use-fresh.ts';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { mailbagPageWords as words } from './mailbag-page.words.ts';

/** What shows something else after work with a bag. */
export const showMailbags: readonly Fresh[] = [
  'mailbags.list',
  'mailbags.detail',
  'mailbags.parcels',
  'mailbag_cases.list',
];

/** Commands that ask for something first have a window of their own. */
const formCommands = ['seal', 'unseal', 'finish'] as const satisfies readonly MailbagCommand[];
export type FormCommand = (typeof formCommands)[number];

const icons = {
  seal: Lock,
  unseal: LockOpen,
  hand_over: Truck,
  check_in: ArrowRightToLine,
  check_out: ArrowRightFromLine,
  receive: Warehouse,
  finish: ClipboardCheck,
} as const satisfies Record<MailbagCommand, unknown>;
/** What the bag waits for; beside the scanning of its parcels no second button stands out. */
const main: readonly MailbagCommand[] = ['hand_over', 'receive', 'check_out'];

/** The buttons of a bag's page. */
export function useMailbagFaces(
  bag: MailbagDetail,
  ask: (command: FormCommand) => void,
): Readonly<Record<MailbagCommand, ActionFace>> {
  const say = useSay();
  const run = useDoing();
  const look = (command: MailbagCommand) => ({
    word: mailbagCommandWords[command].verb,
    icon: icons[command],
    ...(main.includes(command) ? { variant: 'main' as const } : {}),
  });
  const withForm = (command: FormCommand): ActionFace => ({ ...look(command), run: () => ask(command) });
  const moved = (command: Exclude<MailbagCommand, FormCommand>): ActionFace => ({
    ...look(command),
    run: () =>
      void run(() => call(`mailbags.${command}`, { params: { id: bag.id } }), {
        ask: {
          question: say.loose(mailbagCommandWords[command].ask, { name: sayCode(bag.code) }),
          yes: say.loose(mailbagCommandWords[command].verb),
          kind: 'plain',
        },
        success: say(words.done, { verb: say.loose(mailbagCommandWords[command].verb), name: sayCode(bag.code) }),
        fresh: showMailbags,
      }),
  });
  return {
    seal: withForm('seal'),
    unseal: withForm('unseal'),
    finish: withForm('finish'),
    hand_over: moved('hand_over'),
    check_in: moved('check_in'),
    check_out: moved('check_out'),
    receive: moved('receive'),
  };
}
