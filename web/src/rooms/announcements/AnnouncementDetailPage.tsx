import { Trash2 } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import {
  announcementFieldWords as field,
  announcementStateFaces,
} from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { formatAnnouncement } from '@waybill/domain/kernel/spelled-date.ts';
import { writesAnnouncements } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { Pair } from '../../shell/detail/Pairs.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { useFresh } from '../../shell/use-fresh.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { announcementCommands, showAnnouncements } from './announcement-commands.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import styles from './Announcement.module.css';

/** One announcement (N-29). Opening it marks it as read (L-04). */
export const AnnouncementDetailPage = detailPage({
  call: 'announcements.detail',
  param: 'announcementId',
  topic: 'announcement',
  list: 'announcement.list',
  name: ({ title }) => title,
  faces: announcementStateFaces,
  commands: announcementCommands,
  edit: { page: 'announcement.edit', word: words.editOne },
  useDetail,
});

function useDetail({ data, leave }: OpenRecord<AnnouncementDetail>) {
  const say = useSay();
  const facts = useFacts(data);
  const history = useHistory('announcements', data);
  const writes = writesAnnouncements(useViewer());
  useReadMark(data);
  return {
    // A reader sees no history, which would show drafts and withdrawals.
    ...(writes ? { history } : { state: undefined }),
    more: <RemoveButton data={data} leave={leave} />,
    parts: [
      { key: 'text', title: say(words.text), content: <p className={styles.body}>{data.body}</p> },
      { key: 'facts', title: say(words.facts), pairs: facts, aside: true as const },
    ],
  };
}

/** Deleting a draft. */
function RemoveButton({ data, leave }: { data: AnnouncementDetail; leave: () => void }) {
  const say = useSay();
  const run = useDoing();
  const { id, title: name } = data;
  const remove = async () => {
    const gone = await run(() => call('announcements.remove', { params: { id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(words.remove) },
      success: say(words.removed, { name }),
      fresh: showAnnouncements,
    });
    if (gone !== undefined) leave();
  };
  return (
    data.may_delete && (
      <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
        {say(words.remove)}
      </Button>
    )
  );
}

/** Marks it as read once, and again when it was published anew meanwhile. */
function useReadMark({ id, read, version }: AnnouncementDetail): void {
  const fresh = useFresh();
  useSeen(read === 'new' ? `${id} ${version}` : null, async () => {
    await call('announcements.read', { params: { id }, background: true });
    await fresh(showAnnouncements);
  });
}

/** Whom it is for, who wrote it, and when, in full (L-06). */
function useFacts(data: AnnouncementDetail): Pair[] {
  const say = useSay();
  const locale = useLocale();
  const names = (list: AnnouncementDetail['role_names'], all: string) =>
    list.length === 0 ? all : list.map((name) => localName(name, locale)).join(say(words.separator));
  const date = (value: string) => (
    <time className={styles.date} dateTime={value}>
      {formatAnnouncement(new Date(value), locale)}
    </time>
  );
  return [
    { key: 'for_roles', label: say(field.for_roles), value: names(data.role_names, say(words.allRoles)) },
    { key: 'for_branches', label: say(field.for_branches), value: names(data.branch_names, say(words.allBranches)) },
    { key: 'created_by', label: say(field.created_by), value: data.created_by },
    ...(data.published_at === null
      ? []
      : [{ key: 'published_at', label: say(field.published_at), value: date(data.published_at) }]),
    { key: 'created_at', label: say(staffFieldWords.created_at), value: date(data.created_at) },
  ];
}
