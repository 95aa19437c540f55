import { Ban, Pause, Play, Undo2 } from 'lucide-react';
import { accountCommandWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { accountLife, type AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { RecordCommands } from '../../shell/detail/record-commands.tsx';

/** Asks for the reason; the form's rules are no part of the list. */
export const ReasonDialog = lazyPart(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

/** Suspending, reactivating, banning and unbanning. */
export const staffCommands: RecordCommands<AccountCommand> & { life: typeof accountLife } = {
  life: accountLife,
  words: accountCommandWords,
  icons: { suspend: Pause, reactivate: Play, ban: Ban, unban: Undo2 },
  dialog: ReasonDialog,
  send: (command, id, reason) =>
    call(`staff.${command}`, {
      params: { id },
      body: reason?.body as { reason: string },
      idempotencyKey: reason?.idempotencyKey,
    }),
  changes: 'staff',
};
