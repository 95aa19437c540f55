import { Megaphone, Undo2 } from 'lucide-react';
import { announcementCommandWords } from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { announcementLife, type AnnouncementCommand } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { call } from '../../kernel/client.ts';

/** Commands that publish, withdraw and return an announcement to draft. */
export const announcementCommands = {
  life: announcementLife,
  words: announcementCommandWords,
  icons: { publish: Megaphone, withdraw: Undo2, redraft: Undo2 },
  main: 'publish' as const,
  send: (command: AnnouncementCommand, id: number) => call(`announcements.${command}`, { params: { id } }),
  changes: 'announcement' as const,
};
