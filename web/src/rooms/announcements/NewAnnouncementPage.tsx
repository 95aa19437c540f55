import { announcementFieldWords } from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcementMessages } from './announcements.messages.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { useFreshAnnouncements } from './use-fresh-announcements.ts';

/** A new announcement, first a draft (N-29). Saved, it opens as its readers will see it, ready to be published. */
export function NewAnnouncementPage() {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const fresh = useFreshAnnouncements();
  const back = useWayBack('announcement.list');
  const form = useForm(announcementForm, {
    words: announcementFieldWords,
    draft: 'announcement:new',
    submit: (body, { idempotencyKey }) => call('announcements.create', { body, idempotencyKey }),
    onSaved: ({ data }) => {
      toast.success(say(formWords.created));
      fresh();
      go('announcement.detail', { params: { announcementId: data.id }, replace: true });
    },
  });
  return (
    <FormPage form={form} title={say(announcementMessages.create)} cancelHref={back.href} focusFirst>
      <Callout tone="info">{say(words.draftNote)}</Callout>
      <AnnouncementFields form={form} />
    </FormPage>
  );
}
