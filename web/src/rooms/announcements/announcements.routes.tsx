import type { PageRow } from '../../kernel/pages.ts';
import { announcementMessages } from './announcements.messages.ts';

/** The calls are open to anybody signed in; the page asks for the permission, so that a role whose only right it is has a home (N-32). */
const read = { permission: 'announcement.read' } as const;
const write = { permission: 'announcement.write' } as const;

export const announcementPages: PageRow[] = [
  {
    name: 'announcement.list',
    path: '/announcement',
    title: announcementMessages.list,
    access: read,
    load: async () => (await import('./AnnouncementListPage.tsx')).AnnouncementListPage,
  },
  {
    name: 'announcement.create',
    path: '/announcement/create',
    title: announcementMessages.create,
    access: write,
    trail: 'announcement.list',
    load: async () => (await import('./NewAnnouncementPage.tsx')).NewAnnouncementPage,
  },
  {
    name: 'announcement.detail',
    path: '/announcement/{announcementId}',
    title: announcementMessages.one,
    access: read,
    trail: 'announcement.list',
    load: async () => (await import('./AnnouncementDetailPage.tsx')).AnnouncementDetailPage,
  },
  {
    name: 'announcement.edit',
    path: '/announcement/{announcementId}/edit',
    title: announcementMessages.edit,
    access: write,
    trail: 'announcement.list',
    load: async () => (await import('./EditAnnouncementPage.tsx')).EditAnnouncementPage,
  },
];
