import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { businessDayList } from '@waybill/contract/rooms/business-days/business-days.columns.ts';
import type { BusinessDayRow, OpenDays } from '@waybill/contract/rooms/business-days/business-days.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { useChanged } from '../../shell/use-changed.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { businessDayPageWords as words } from './business-day-page.words.ts';
import styles from './BusinessDayListPage.module.css';

const opens = ({ id }: BusinessDayRow): PageTarget => ({ name: 'business-day.detail', params: { dayId: id } });

/** The days that branches have closed, and those that somebody forgot (M-04). */
export function BusinessDayListPage() {
  const say = useSay();
  // Closing the day needs a count of the till, so only users who may count get the link.
  const mayOpen = useMayOpen();
  const viewer = useViewer();
  const mayClose = can(viewer, 'business_day.close') && mayOpen('shift-handover.new');
  const open = useOpenDays();
  // A forgotten day has to be closed first: closing the current day early would book the rest of its work on the next one.
  const forgotten = open.some(({ branch, since }) => since !== null && branch.id === viewer.branchId);
  return (
    <>
      <ListPage
        definition={businessDayList}
        call="business_days.list"
        page="business-day"
        opens={opens}
        live="business_day"
        searchHint={words.search}
        actions={
          mayClose && (
            <PageLink
              to="shift-handover.new"
              search={{ closes: forgotten ? 'yesterday' : 'day' }}
              className={buttonLook('main')}>
              <Icon of={CalendarCheck} />
              {say(words.close)}
            </PageLink>
          )
        }
      />
      <OpenBranches open={open} />
    </>
  );
}

/** Branches whose yesterday is still open, since when; none before they are read. */
function useOpenDays(): readonly OpenDays[] {
  const changed = useChanged();
  useLive('business_day', () => void changed('business_day'));
  const { data } = useQuery({
    queryKey: ['business_days.open'],
    queryFn: ({ signal }) => call('business_days.open', { signal }),
  });
  return data?.data ?? [];
}

/** They are named below the list, which begins high. */
function OpenBranches({ open }: { open: readonly OpenDays[] }) {
  const say = useSay();
  const locale = useLocale();
  if (open.length === 0) return null;
  const named = open.map(({ branch, since }) => {
    const name = localName(branch, locale);
    return since === null
      ? say(words.never, { branch: name })
      : say(words.since, { branch: name, date: formatDate(since) });
  });
  return (
    <div className={styles.open}>
      <Callout tone="attention">
        {say(words.open)} {named.join(' · ')}
      </Callout>
    </div>
  );
}
