import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import {
  announcementFieldWords,
  announcementStateFaces,
} from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import type { AnnouncementState } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { pathOf } from '../../kernel/page-links.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcementMessages } from './announcements.messages.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { useFreshAnnouncements } from './use-fresh-announcements.ts';

/** Changing a draft (N-29). */
export function EditAnnouncementPage() {
  const say = useSay();
  const { announcementId } = usePageParams();
  const back = useWayBack('announcement.list');
  const query = useRecord('announcements.detail', announcementId, 'announcement');
  useCrumb(query.data?.title);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(announcementMessages.list)}>
      {(data) => <EditDraft key={data.id} data={data} />}
    </RecordStates>
  );
}

function EditDraft({ data }: { data: AnnouncementDetail }) {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const fresh = useFreshAnnouncements();
  const params = { announcementId: data.id };
  const form = useForm(announcementForm, {
    words: announcementFieldWords,
    draft: `announcement:${data.id}`,
    initial: { ...data },
    version: data.version,
    submit: (values, { version, idempotencyKey }) =>
      call('announcements.edit', { params: { id: data.id }, body: { ...values, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.saved));
      fresh();
      go('announcement.detail', { params, replace: true });
    },
  });
  return (
    <FormPage
      form={form}
      record={{ room: 'announcements', id: data.id }}
      title={say(announcementMessages.edit)}
      aside={<StatePill face={announcementStateFaces[data.status as AnnouncementState]} />}
      cancelHref={pathOf('announcement.detail', params)}
      {...(data.may_edit ? {} : { readOnly: say(words.frozen) })}>
      <AnnouncementFields form={form} />
    </FormPage>
  );
}
