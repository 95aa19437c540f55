import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import {
  announcementFieldWords,
  announcementStateFaces,
} from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import type { AnnouncementState } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { call } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** Changing a draft (N-29). */
export const EditAnnouncementPage = editPage({
  call: 'announcements.detail',
  param: 'announcementId',
  topic: 'announcement',
  list: 'announcement.list',
  room: 'announcements',
  draft: 'announcement',
  title: ({ title }) => title,
  heading: titleOf('announcement.edit'),
  form: announcementForm,
  words: announcementFieldWords,
  save: (id, body, idempotencyKey) => call('announcements.edit', { params: { id }, body, idempotencyKey }),
  leads: ({ id }) => ({ name: 'announcement.detail', params: { announcementId: id } }),
  readOnly: words.frozen,
  Fields: AnnouncementFields,
  Aside: ({ data }: { data: AnnouncementDetail }) => (
    <StatePill face={announcementStateFaces[data.status as AnnouncementState]} />
  ),
});
