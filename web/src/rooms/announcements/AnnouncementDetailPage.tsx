import { useEffect, useRef } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/named.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import {
  announcementCommandWords,
  announcementFieldWords as field,
  announcementStateFaces,
} from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { formatAnnouncement } from '@waybill/domain/kernel/calendar.ts';
import {
  announcement,
  announcementCommands,
  type AnnouncementState,
} from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { writesAnnouncements } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import type { Pair } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { RecordHistory } from '../audit/audit.door.ts';
import { commandIcons } from './AnnouncementListPage.tsx';
import { announcementMessages } from './announcements.messages.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import styles from './Announcement.module.css';
import { useAnnouncementCommand, useRemoveAnnouncement } from './use-announcement-command.ts';
import { useFreshAnnouncements } from './use-fresh-announcements.ts';

/** One announcement (N-29). Opening it marks it as read (L-04). */
export function AnnouncementDetailPage() {
  const say = useSay();
  const { announcementId } = usePageParams();
  const back = useWayBack('announcement.list');
  const query = useRecord('announcements.detail', announcementId, 'announcement');
  useCrumb(query.data?.title);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(announcementMessages.list)}>
      {(data) => <Opened data={data} leave={back.go} />}
    </RecordStates>
  );
}

function Opened({ data, leave }: { data: AnnouncementDetail; leave: () => void }) {
  const say = useSay();
  const viewer = useViewer();
  const writes = writesAnnouncements(viewer);
  const facts = useFacts(data);
  const run = useAnnouncementCommand();
  useReadMark(data);
  const faces = Object.fromEntries(
    announcementCommands.map((command): [string, ActionFace] => [
      command,
      {
        word: announcementCommandWords[command].verb,
        icon: commandIcons[command],
        run: () => void run(data.id, data.title, command),
        ...(command === 'publish'
          ? { variant: 'main' }
          : announcement.commands[command].confirm
            ? { variant: 'danger' }
            : {}),
      },
    ]),
  );
  return (
    <DetailPage
      title={data.title}
      {...(writes ? { state: announcementStateFaces[data.status as AnnouncementState] } : {})}
      actions={{ actions: data.actions, faces }}
      more={<RewriteButtons data={data} leave={leave} />}
      parts={[
        { key: 'text', title: say(words.text), content: <p className={styles.body}>{data.body}</p> },
        { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
      ]}
      {...(writes && can(viewer, 'audit.view')
        ? { history: <RecordHistory room="announcements" id={data.id} version={data.version} /> }
        : {})}
    />
  );
}

/** Changing and deleting a draft. */
function RewriteButtons({ data, leave }: { data: AnnouncementDetail; leave: () => void }) {
  const say = useSay();
  const remove = useRemoveAnnouncement();
  return (
    <>
      {data.may_delete && (
        <Button
          icon={Trash2}
          variant="danger"
          onClick={() =>
            void remove(data.id, data.title).then((gone) => {
              if (gone) leave();
            })
          }>
          {say(words.remove)}
        </Button>
      )}
      {data.may_edit && (
        <PageLink to="announcement.edit" params={{ announcementId: data.id }} className={buttonLook('plain')}>
          <Icon of={Pencil} />
          {say(words.editOne)}
        </PageLink>
      )}
    </>
  );
}

/** Marks it as read once, and again when it has come out anew meanwhile. */
function useReadMark({ id, read, version }: AnnouncementDetail): void {
  const fresh = useFreshAnnouncements();
  const marked = useRef('');
  useEffect(() => {
    const mark = `${id}:${version}`;
    if (read !== 'new' || marked.current === mark) return;
    marked.current = mark;
    // A mark that is lost costs nothing: it stays new, and the next visit marks it.
    void call('announcements.read', { params: { id }, background: true }).then(fresh, () => undefined);
  }, [id, read, version, fresh]);
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
