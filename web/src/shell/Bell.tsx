import { Bell as BellIcon } from 'lucide-react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { CountBell } from './CountBell.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { Announcements } from './BellPanel.tsx';

const AnnouncementPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel);

/** The announcement bell (L-04): the unread count, the latest announcements and a link to all; below, recent errors. */
export function Bell() {
  return (
    <CountBell<Announcements>
      call="announcements.noti"
      topic="announcement"
      icon={BellIcon}
      name={commonWords.announcements}
      countOf={({ total }) => total}
      panel={AnnouncementPanel}
    />
  );
}
