import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { PickupRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import { pickupRequestStateFaces } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf, useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { parsePlace, writePlace } from '../../shell/list/list-state.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { pickupRowActions, usePickupCommands } from './pickup-commands.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';
import { addressText } from './pickup-texts.ts';
import { WeekStrip } from './WeekStrip.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const parse = parsePlace(pickupRequestList);
const opens = (row: PickupRow): PageTarget => ({ name: 'pickup-request.detail', params: { pickupId: row.id } });

/** Pickup requests by state and day (N-23). */
export function PickupListPage() {
  const say = useSay();
  const locale = useLocale();
  const mayOpen = useMayOpen();
  // The head of a phone has room for one button, and its rows come first: the week unfolds with the tools of the list.
  const onPhone = useMedia(phone);
  const changed = useChanged();
  const outside = isMerchant(useViewer());
  useLive('pickup_request', () => void changed('pickup_request'));
  const placeName = usePlaceName();
  const { give, window } = usePickupCommands();
  const rowActions = useMemo(() => pickupRowActions(say, give), [say, give]);
  const cells = useMemo(() => ({ place: (row: PickupRow) => addressText(row, locale) }), [locale]);
  const create = mayOpen('pickup-request.create') && (
    <PageLink to="pickup-request.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('pickup-request.create'))}
    </PageLink>
  );
  return (
    <>
      <ListPage
        definition={pickupRequestList}
        call="pickup_requests.list"
        page="pickup-request"
        live="pickup_request"
        opens={opens}
        cells={cells}
        rowActions={rowActions}
        searchHint={words.search}
        filterNames={{ place_id: placeName }}
        above={
          <div className={styles.above}>
            <StateTabs />
            {!onPhone && !outside && <WeekStrip />}
          </div>
        }
        {...(onPhone && !outside ? { figures: <WeekStrip /> } : {})}
        actions={create}
        first={create}
      />
      {window}
    </>
  );
}

/** The name of the place that a link of the board by quarter has set. */
function usePlaceName(): string | undefined {
  const locale = useLocale();
  const [place] = useSearchState(parse);
  const id = Number(place.filters['place_id'] ?? 0);
  const { data } = useQuery({
    queryKey: ['places.detail', id],
    enabled: id > 0,
    queryFn: ({ signal }) => call('places.detail', { params: { id }, signal, background: true }),
  });
  return data && localName(data.data, locale);
}

/** Tabs by state with counts, for the chosen day and branch. */
function StateTabs() {
  const say = useSay();
  const [place] = useSearchState(parse);
  const { status, ...filters } = place.filters;
  const { day, branch_id } = filters;
  const query = { ...(day ? { day } : {}), ...(branch_id ? { branch_id } : {}) };
  const { data } = useQuery({
    queryKey: ['pickup_requests.count', query],
    queryFn: ({ signal }) => call('pickup_requests.count', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const address = (state: string | undefined) =>
    hrefOf(
      'pickup-request',
      {},
      writePlace(pickupRequestList, {
        ...place,
        page: 1,
        filters: { ...filters, ...(state ? { status: state } : {}) },
      }),
    );
  const tabs = pickupRequestLife.stateNames.map((state) => ({
    key: state as string,
    label: say.loose(pickupRequestStateFaces[state].word),
    href: address(state),
    ...(data?.data[state] === undefined ? {} : { count: data.data[state] }),
  }));
  return (
    <Tabs
      label={say(words.states)}
      tabs={[{ key: all, label: say(commonWords.all), href: address(undefined) }, ...tabs]}
      current={status ?? all}
    />
  );
}
const all = 'all';
