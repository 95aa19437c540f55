import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pickupRequestList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import { addDays, formatDate, weekdayOf } from '@waybill/domain/kernel/calendar.ts';
import { weekdayNamesShort } from '@waybill/domain/kernel/spelled-date.ts';
import { AppLink } from '../../kernel/AppLink.tsx';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf } from '../../kernel/page-links.ts';
import { today } from '../../kernel/today.ts';
import { parsePlace, writePlace } from '../../shell/list/list-state.ts';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';

const parse = parsePlace(pickupRequestList);

/** The Monday on or before a day. @example mondayOf('2026-11-21') === '2026-11-16' */
function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** A week of visits above the list, with how many are open on each day; a press shows that day alone, another one all days again. */
export function WeekStrip() {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const [place] = useSearchState(parse);
  const { day: chosen, branch_id, ...filters } = place.filters;
  const [shift, setShift] = useState(0);
  const now = today();
  const from = addDays(mondayOf(chosen ?? now), shift * 7);
  const { data } = useQuery({
    queryKey: ['pickup_requests.week', from, branch_id],
    queryFn: ({ signal }) =>
      call('pickup_requests.week', { query: { from, ...(branch_id ? { branch_id } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
  const address = (day: string | undefined) =>
    hrefOf(
      'pickup-request',
      {},
      writePlace(pickupRequestList, {
        ...place,
        page: 1,
        filters: { ...filters, ...(branch_id ? { branch_id } : {}), ...(day ? { day } : {}) },
      }),
    );
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  return (
    <nav className={styles.week} aria-label={say(words.week)}>
      <IconButton small icon={ChevronLeft} label={say(words.weekBefore)} onClick={() => setShift(shift - 1)} />
      <ul className={styles.days}>
        {days.map((day) => {
          const found = data?.data.find((one) => one.day === day);
          const figures = { day: formatDate(day), open: count(found?.open ?? 0), all: count(found?.all ?? 0) };
          return (
            <li key={day}>
              <AppLink
                href={address(day === chosen ? undefined : day)}
                className={styles.day}
                aria-current={day === chosen ? 'date' : undefined}
                title={say(words.dayFigures, figures)}
                data-today={day === now || undefined}>
                <span className={styles.date}>
                  <span className={styles.weekday}>{weekdayNamesShort[locale][weekdayOf(day)]}</span>{' '}
                  {count(Number(day.slice(8)))}
                </span>
                <span className={styles.open} data-none={!found?.open || undefined}>
                  {found ? count(found.open) : '–'}
                </span>
                <span className="sr-only">{say(words.dayFigures, figures)}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
      <IconButton small icon={ChevronRight} label={say(words.weekAfter)} onClick={() => setShift(shift + 1)} />
    </nav>
  );
}
