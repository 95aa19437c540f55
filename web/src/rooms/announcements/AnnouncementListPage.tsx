import { useMemo } from 'react';
import { CheckCheck, Plus } from 'lucide-react';
import { announcementList } from '@waybill/contract/rooms/announcements/announcements.columns.ts';
import type { AnnouncementRow } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { readFaces } from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { inOwnLanguage } from '@waybill/domain/kernel/own-language.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { formatAnnouncement } from '@waybill/domain/kernel/spelled-date.ts';
import {
  announcementLife,
  mayRewriteAnnouncement,
  type AnnouncementState,
} from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { writesAnnouncements } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction } from '../../shell/list/list-page-types.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { announcementCommands } from './announcement-commands.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import styles from './Announcement.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: AnnouncementRow): PageTarget => ({
  name: 'announcement.detail',
  params: { announcementId: row.id },
});
/** A reader sees nothing but what is published, so its state says nothing to them. */
const readersList = {
  ...announcementList,
  columns: announcementList.columns.filter((column) => column.key !== 'status'),
  filters: announcementList.filters.filter((filter) => filter.key !== 'status'),
};

const bulk: readonly ListBulkAction[] = [
  {
    call: 'announcements.publish',
    label: words.bulkPublish,
    text: words.bulkPublishText,
    icon: announcementCommands.icons.publish,
  },
  {
    call: 'announcements.withdraw',
    label: words.bulkWithdraw,
    text: words.bulkWithdrawText,
    icon: announcementCommands.icons.withdraw,
    ...(announcementLife.commands.withdraw.confirm ? { tone: 'danger' as const } : {}),
  },
];

/** Announcements meant for the reader, the newest first; of those who write, also their own (N-29). */
export function AnnouncementListPage() {
  const say = useSay();
  const locale = useLocale();
  const mayOpen = useMayOpen();
  const writes = writesAnnouncements(useViewer());
  const cards = useMedia(phone);
  const cells = useMemo(() => cellsFor(say, locale, cards), [say, locale, cards]);
  const create = mayOpen('announcement.create') && (
    <PageLink to="announcement.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('announcement.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={writes ? announcementList : readersList}
      call="announcements.list"
      page="announcement.list"
      live="announcement"
      opens={opens}
      cells={cells}
      searchHint={commonWords.titleOrText}
      {...(writes ? { bulk } : {})}
      actions={
        <>
          <MarkAll />
          {create}
        </>
      }
      first={create}
    />
  );
}

/** Renders the cells of the list, with new announcements emphasized. A card shows the full date (L-06); a row has room only for a short one. */
function cellsFor(say: Say, locale: Locale, cards: boolean) {
  const date = (value: string | null) => {
    if (value === null) return dash;
    const [full, short] = [formatAnnouncement(new Date(value), locale), formatDateTime(new Date(value))];
    return (
      <time className={styles.date} dateTime={value} {...(cards ? {} : { title: full })}>
        {cards ? full : short}
      </time>
    );
  };
  return {
    title: (row: AnnouncementRow) => {
      const title = inOwnLanguage(row.title, locale, ' · ');
      return row.read === 'new' ? <strong className={styles.new}>{title}</strong> : title;
    },
    read: (row: AnnouncementRow) => readMark(say, row),
    published_at: (row: AnnouncementRow) => date(row.published_at),
    created_at: (row: AnnouncementRow) => date(row.created_at),
  };
}

const dash = (
  <span className="muted" data-empty>
    –
  </span>
);

function readMark(say: Say, { read, status }: AnnouncementRow) {
  if (read === 'new') return <StatePill face={readFaces.new} />;
  return mayRewriteAnnouncement(status as AnnouncementState) ? (
    dash
  ) : (
    <span className="muted">{say(readFaces.read.word)}</span>
  );
}

function MarkAll() {
  const say = useSay();
  const run = useAction();
  const mark = () =>
    void run(() => call('announcements.readAll'), { success: say(words.allRead), changes: 'announcement' });
  return (
    <Button icon={CheckCheck} onClick={mark}>
      {say(words.markAll)}
    </Button>
  );
}
