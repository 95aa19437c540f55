import { announcementFieldWords } from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new announcement, first a draft (N-29). Saved, it opens as its readers will see it, ready to be published. */
export const NewAnnouncementPage = newPage({
  title: titleOf('announcement.create'),
  list: 'announcement.list',
  form: announcementForm,
  words: announcementFieldWords,
  draft: 'announcement',
  create: (body, idempotencyKey) => call('announcements.create', { body, idempotencyKey }),
  changes: 'announcement',
  leads: ({ data }) => ({ name: 'announcement.detail', params: { announcementId: data.id } }),
  Fields: DraftFields,
});

function DraftFields({ form }: { form: FormModel<typeof announcementForm> }) {
  const say = useSay();
  return (
    <>
      <Callout tone="info">{say(words.draftNote)}</Callout>
      <AnnouncementFields form={form} />
    </>
  );
}
