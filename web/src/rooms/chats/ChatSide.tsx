import { useState, type ReactNode } from 'react';
import { Plus, Search, Users } from 'lucide-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ChatGroup, ChatPerson, FoundMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { businessDate, formatClock, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { hrefOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useChanged } from '../../shell/use-changed.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { useGroupName } from './use-group-name.ts';
import { useSearch } from './use-search.ts';
import styles from './Chat.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export type ChatTab = 'people' | 'groups';

/** The people and groups one writes with, unread ones first; a search finds messages too. */
export function ChatSide({ side, chat }: { side: ChatTab; chat: number }) {
  const say = useSay();
  const changed = useChanged();
  const [typed, setTyped, search] = useSearch();
  const [founding, setFounding] = useState(false);
  useLive('chat', () => void changed('chat'));
  const groups = useQuery({
    queryKey: ['chats.groups', search],
    queryFn: ({ signal }) => call('chats.groups', { query: { search }, signal, background: true }),
    placeholderData: keepPreviousData,
  });
  const unreadGroups = (groups.data?.data ?? []).filter(({ unread }) => unread > 0).length;
  const tabs = [
    { key: 'people', label: say(words.people), href: hrefOf('chat') },
    {
      key: 'groups',
      label: say(words.groups),
      href: hrefOf('chat', undefined, { open: 'groups' }),
      ...(unreadGroups > 0 ? { count: unreadGroups } : {}),
    },
  ];
  return (
    <aside className={styles.side} aria-label={say(words.conversations)}>
      <div className={styles.tools}>
        <TextInput
          type="search"
          icon={Search}
          label={say(words.search)}
          placeholder={say(words.search)}
          value={typed}
          onChange={setTyped}
        />
        <div className="ends">
          <Tabs label={say(words.conversations)} tabs={tabs} current={side} />
          {side === 'groups' && groups.data?.may_found && (
            <Button small icon={Plus} onClick={() => setFounding(true)}>
              {say(words.newGroup)}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.rows}>
        {side === 'people' ? <People search={search} chat={chat} /> : <Groups groups={groups.data?.data} chat={chat} />}
        {search.length > 1 && <FoundMessages search={search} />}
      </div>
      {founding && <GroupDialog group={null} onClose={() => setFounding(false)} />}
    </aside>
  );
}

function People({ search, chat }: { search: string; chat: number }) {
  const say = useSay();
  const locale = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['chats.people', search],
    queryFn: ({ signal, pageParam }) =>
      call('chats.people', { query: { search, page: pageParam }, signal, background: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : null),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  // A person who wrote while the next page was loading may be on two pages.
  const people = [...new Map(data.pages.flatMap((page) => page.data).map((one) => [one.id, one])).values()];
  if (people.length === 0) return <Nothing title={say(words.nobody)} hint={say(words.nobodyHint)} />;
  return (
    <>
      <ul className={styles.list}>
        {people.map((person: ChatPerson) => (
          <Row
            key={person.id}
            open={person.chat_id === null ? `with-${person.id}` : String(person.chat_id)}
            current={person.chat_id === chat}
            picture={<Avatar name={person.name} size={40} named />}
            name={person.name}
            unread={person.unread}
            last={person.last}
            about={[localName(person.role, locale), person.branch && localName(person.branch, locale)]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say(words.morePeople)}
        </Button>
      )}
    </>
  );
}

function Groups({ groups, chat }: { groups: readonly ChatGroup[] | undefined; chat: number }) {
  const say = useSay();
  const nameOf = useGroupName();
  if (!groups) return null;
  if (groups.length === 0) return <Nothing title={say(words.noGroups)} />;
  return (
    <ul className={styles.list}>
      {groups.map((group) => (
        <Row
          key={group.id}
          open={String(group.id)}
          current={group.id === chat}
          picture={
            <span className={styles.groupIcon}>
              <Icon of={Users} size={20} />
            </span>
          }
          name={nameOf(group)}
          unread={group.unread}
          last={group.last}
          about=""
        />
      ))}
    </ul>
  );
}

interface RowProps {
  open: string;
  current: boolean;
  picture: ReactNode;
  name: string;
  unread: number;
  last: ChatPerson['last'];
  about: string;
}

function Row({ open, current, picture, name, unread, last, about }: RowProps) {
  const say = useSay();
  const count = useCount();
  const text = last && (last.text ?? say(commonFieldWords.picture));
  const line =
    last && text !== null ? (last.mine ? say(words.you, { text }) : say(words.by, { name: last.by, text })) : about;
  return (
    <li>
      <PageLink
        to="chat"
        search={{ open }}
        className={styles.row}
        aria-current={current ? 'page' : undefined}
        data-unread={unread > 0 || undefined}>
        {picture}
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.last}>{line}</span>
        </span>
        <span className={styles.when}>
          {last && <time dateTime={last.at}>{shortTime(last.at)}</time>}
          {unread > 0 && (
            <span className={styles.unread} aria-label={say(words.unread, { n: count(unread) })}>
              {count(unread)}
            </span>
          )}
        </span>
      </PageLink>
    </li>
  );
}

/** Of today the clock, of another day the date. */
function shortTime(at: string): string {
  const then = new Date(at);
  return businessDate(then) === businessDate(new Date()) ? formatClock(then) : formatDate(then);
}

function FoundMessages({ search }: { search: string }) {
  const say = useSay();
  const nameOf = useGroupName();
  const { data } = useQuery({
    queryKey: ['chats.found', search],
    queryFn: ({ signal }) => call('chats.found', { query: { search }, signal, background: true }),
    placeholderData: keepPreviousData,
  });
  const found: readonly FoundMessage[] = data?.data ?? [];
  if (found.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{say(words.found)}</h2>
      <ul className={styles.list}>
        {found.map(({ chat_id, seq, at, by, text, chat }) => (
          <li key={`${chat_id} ${seq}`}>
            <PageLink to="chat" search={{ open: String(chat_id), at: String(seq) }} className={styles.row}>
              <span className={styles.what}>
                <span className={styles.name}>{nameOf({ kind: chat.of ? 'branch' : 'group', ...chat })}</span>
                <span className={styles.last}>{say(words.by, { name: by, text })}</span>
              </span>
              <span className={styles.when}>
                <time dateTime={at}>{shortTime(at)}</time>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Nothing({ title, hint }: { title: string; hint?: string }) {
  return (
    <p className={styles.nothing}>
      <b>{title}</b>
      {hint && <span>{hint}</span>}
    </p>
  );
}
