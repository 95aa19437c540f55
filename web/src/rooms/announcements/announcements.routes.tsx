import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The calls are open to anybody signed in; the page asks for the permission, so that a role whose only right it is has a home (N-32). */
const read = { permission: 'announcement.read' } as const;
const write = { permission: 'announcement.write' } as const;

export const announcementPages: PageRow[] = [
  {
    name: 'announcement.list',
    path: '/announcement',
    title: commonWords.announcements,
    access: read,
    merchants: true,
    load: async () => (await import('./AnnouncementListPage.tsx')).AnnouncementListPage,
  },
  {
    name: 'announcement.create',
    path: '/announcement/create',
    title: { en: 'New announcement', mm: 'ကြေညာချက်အသစ်', zh: '新建公告' },
    access: write,
    trail: 'announcement.list',
    load: async () => (await import('./NewAnnouncementPage.tsx')).NewAnnouncementPage,
  },
  {
    name: 'announcement.detail',
    path: '/announcement/{announcementId}',
    title: commonWords.announcement,
    access: read,
    merchants: true,
    trail: 'announcement.list',
    load: async () => (await import('./AnnouncementDetailPage.tsx')).AnnouncementDetailPage,
  },
  {
    name: 'announcement.edit',
    path: '/announcement/{announcementId}/edit',
    title: { en: 'Edit announcement', mm: 'ကြေညာချက် ပြင်ဆင်ရန်', zh: '编辑公告' },
    access: write,
    trail: 'announcement.list',
    load: async () => (await import('./EditAnnouncementPage.tsx')).EditAnnouncementPage,
  },
];
