import { useCallback } from 'react';
import { announcementCommandWords } from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { announcement, type AnnouncementCommand } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { useFreshAnnouncements } from './use-fresh-announcements.ts';

/** Asks, then publishes, withdraws or drafts anew, and says how it went. */
export function useAnnouncementCommand(): (id: number, name: string, command: AnnouncementCommand) => Promise<void> {
  const say = useSay();
  const confirm = useConfirm();
  const run = useDoing();
  const fresh = useFreshAnnouncements();
  return useCallback(
    async (id, name, command) => {
      const { verb, ask } = announcementCommandWords[command];
      const takesAway = command !== 'publish' && announcement.commands[command].confirm === true;
      if (
        !(await confirm({ question: say.loose(ask, { name }), yes: say(verb), kind: takesAway ? 'danger' : 'plain' }))
      )
        return;
      await run(() => call(`announcements.${command}`, { params: { id } }), {
        success: say(words.done, { verb: say(verb), name }),
      });
      fresh();
    },
    [say, confirm, run, fresh],
  );
}

/** Asks, then deletes a draft. Answers whether it is gone. */
export function useRemoveAnnouncement(): (id: number, name: string) => Promise<boolean> {
  const say = useSay();
  const confirm = useConfirm();
  const run = useDoing();
  const fresh = useFreshAnnouncements();
  return useCallback(
    async (id, name) => {
      if (!(await confirm({ kind: 'delete', text: say(words.removeAsk, { name }), yes: say(words.remove) })))
        return false;
      const gone = await run(() => call('announcements.remove', { params: { id } }), {
        success: say(words.removed, { name }),
      });
      fresh();
      return gone !== undefined;
    },
    [say, confirm, run, fresh],
  );
}
