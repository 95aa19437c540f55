import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgeingGroups } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive, type LiveTopics } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { ageingPageWords as words } from './ageing-page.words.ts';
import styles from './Ageing.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface LateGroupsProps {
  tab: 'parcels' | 'cod';
  live: LiveTopics;
  /** The filters of the address. */
  question: Readonly<Record<string, string>>;
  /** The filter that a status sets, and what its values are called. */
  statusFilter: string;
  statusWord: (value: string) => Word;
}

/** Rows displayed for each kind before the group is unfolded. */
const few = 6;

/** Late parcels counted by branch, by holder and by status. A press filters the list by that row; a second press removes the filter. */
export function LateGroups({ tab, live, question, statusFilter, statusWord }: LateGroupsProps) {
  const say = useSay();
  const locale = useLocale();
  const groups = useGroups(tab, live, question);
  if (!groups || groups.status.length === 0) return null;
  const kinds = [
    { filter: 'branch_id', title: commonFieldWords.branch, groups: groups.branch_id },
    { filter: 'holder_id', title: commonFieldWords.with, groups: groups.holder_id },
    { filter: statusFilter, title: commonFieldWords.status, groups: groups.status },
  ];
  const nameOf = (one: AgeingGroups['status'][number]) =>
    one.branch ? localName(one.branch, locale) : (one.name ?? say.loose(statusWord(one.value)));
  return (
    <section className={styles.groups} aria-label={say(words.groups)}>
      {kinds
        .filter((kind) => kind.groups.length > 0)
        .map((kind) => (
          <Kind
            key={kind.filter}
            title={say(kind.title)}
            groups={kind.groups.map((one) => ({ ...one, label: nameOf(one) }))}
            chosen={question[kind.filter]}
            address={(value) => ({ tab, search: searchWith(question, kind.filter, value) })}
          />
        ))}
    </section>
  );
}

function searchWith(question: Readonly<Record<string, string>>, filter: string, value: string): Record<string, string> {
  const { [filter]: chosen, ...rest } = question;
  return chosen === value ? rest : { ...rest, [filter]: value };
}

interface KindProps {
  title: string;
  groups: readonly { value: string; label: string; count: number }[];
  chosen: string | undefined;
  address: (value: string) => { tab: string; search: Record<string, string> };
}

function Kind({ title, groups, chosen, address }: KindProps) {
  const say = useSay();
  const count = useCount();
  const [all, setAll] = useState(false);
  const shown = all ? groups : groups.filter(({ value }, at) => at < few || value === chosen);
  return (
    <div className={styles.kind}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.chips}>
        {shown.map(({ value, label, count: n }) => {
          const { tab, search } = address(value);
          return (
            <li key={value}>
              <PageLink
                to="ageing"
                params={{ tab }}
                search={search}
                className={styles.chip}
                aria-current={value === chosen ? 'true' : undefined}>
                {label} <b>{count(n)}</b>
              </PageLink>
            </li>
          );
        })}
        {shown.length < groups.length && (
          <li>
            <button type="button" className={styles.chip} onClick={() => setAll(true)}>
              {say(commonWords.nMore, { n: count(groups.length - shown.length) })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function useGroups(tab: 'parcels' | 'cod', live: LiveTopics, question: Readonly<Record<string, string>>) {
  const id = tab === 'cod' ? 'ageing.codGroups' : 'ageing.parcelGroups';
  const { data, refetch } = useQuery({
    queryKey: [id, question],
    meta: { topics: live },
    queryFn: ({ signal }) => call(id, { query: question, signal }),
    placeholderData: keepPreviousData,
  });
  useLive(live, () => void refetch());
  return data?.data;
}
