import { Trash2 } from 'lucide-react';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import {
  announcementFieldWords as field,
  announcementStateFaces,
} from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { inOwnLanguage } from '@waybill/domain/kernel/own-language.ts';
import { formatAnnouncement } from '@waybill/domain/kernel/spelled-date.ts';
import { writesAnnouncements } from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { currentSession, useUser, useViewer } from '../../kernel/session-store.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { pageCommands } from '../../shell/detail/commands-of-list.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { announcementCommands } from './announcement-commands.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import styles from './Announcement.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** One announcement (N-29). Opening it marks it as read (L-04). */
export const AnnouncementDetailPage = detailPage({
  call: 'announcements.detail',
  param: 'announcementId',
  topic: 'announcement',
  list: 'announcement.list',
  name: ({ title }, locale) => inOwnLanguage(title, locale, ' · '),
  faces: announcementStateFaces,
  commands: pageCommands(announcementCommands),
  edit: { page: 'announcement.edit', word: commonWords.edit },
  parts: [
    {
      key: 'text',
      title: commonFieldWords.text,
      Content: Body,
    },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      facts: [
        {
          key: 'for_roles',
          word: field.for_roles,
          value: ({ role_names, for_merchants }, reader) =>
            for_merchants || isMerchantHere() ? null : names(reader, role_names, words.allRoles),
        },
        {
          key: 'for_customers',
          word: field.for_customers,
          value: ({ customer_names, for_merchants }, { say }) =>
            !for_merchants || isMerchantHere()
              ? null
              : customer_names.map(({ name }) => name).join(say(commonWords.comma)) || say(words.allMerchants),
        },
        {
          key: 'for_branches',
          word: field.for_branches,
          value: ({ branch_names, customer_names }, reader) =>
            customer_names.length > 0 || isMerchantHere() ? null : names(reader, branch_names, words.allBranches),
        },
        { key: 'created_by', word: field.created_by, kind: 'text' },
        {
          key: 'published_at',
          word: field.published_at,
          value: ({ published_at }, reader) => day(reader, published_at),
        },
        {
          key: 'created_at',
          word: staffFieldWords.created_at,
          value: ({ created_at }, reader) => day(reader, created_at),
        },
      ],
    },
  ],
  More: RemoveButton,
  useDetail: ({ data }) => {
    useReadMark(data);
    const history = useHistory('announcements', data);
    // A reader sees neither the state nor the history, which would show drafts and withdrawals.
    return writesAnnouncements(useViewer()) ? { history } : { state: undefined };
  },
});

function Body({ data: { body } }: { data: AnnouncementDetail }) {
  return <p className={styles.body}>{inOwnLanguage(body, useLocale(), '\n')}</p>;
}

/** Is the reader one of a merchant's people? Whom else it is for is not theirs to know. */
const isMerchantHere = (): boolean => (currentSession()?.user.merchant ?? null) !== null;

interface Reader {
  readonly say: Say;
  readonly locale: Locale;
}

/** Whom it is for; everybody where none are named. */
const names = ({ say, locale }: Reader, list: readonly Named[], all: Word): string =>
  list.length === 0 ? say.loose(all) : list.map((name) => localName(name, locale)).join(say(commonWords.comma));

/** An instant in full (L-06). */
const day = ({ locale }: Reader, value: string | null) =>
  value === null ? null : (
    <time className={styles.date} dateTime={value}>
      {formatAnnouncement(new Date(value), locale)}
    </time>
  );

/** Deleting a draft. */
function RemoveButton({ data, leave }: OpenRecord<AnnouncementDetail>) {
  const say = useSay();
  const run = useAction();
  const { id, title: name } = data;
  const remove = async () => {
    const gone = await run(() => call('announcements.remove', { params: { id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(commonWords.delete) },
      success: say(commonWords.deleted, { name }),
      changes: 'announcement',
    });
    if (gone !== undefined) leave();
  };
  return (
    data.may_delete && (
      <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
        {say(commonWords.delete)}
      </Button>
    )
  );
}

/** Marks the announcement as read once, and again when it was republished meanwhile. */
function useReadMark({ id, read, version }: AnnouncementDetail): void {
  const changed = useChanged();
  const watched = useUser().merchant?.watched === true;
  useSeen(read === 'new' && !watched ? `${id} ${version}` : null, async () => {
    await call('announcements.read', { params: { id }, background: true });
    await changed('announcement');
  });
}
