import { useQuery } from '@tanstack/react-query';
import { PackageCheck, Phone, Plus } from 'lucide-react';
import type { PickupRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import {
  dayPartWords,
  pickupRequestStateFaces,
  vehicleWords,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import {
  pickupRequestLife,
  type PickupRequestState,
} from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { today } from '../../kernel/today.ts';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { pickupFaces, usePickupCommands, type GivePickup } from './pickup-commands.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';
import { addressText } from './pickup-texts.ts';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Visits of a courier as cards, for a phone held in one hand. */
export function MyPickupsPage() {
  const say = useSay();
  const { data, error, refetch } = useQuery({
    queryKey: ['pickup_requests.mine'],
    queryFn: ({ signal }) => call('pickup_requests.mine', { signal }),
  });
  useLive('pickup_request', () => void refetch());
  usePageLoading(data === undefined && error === null);
  const { give, window } = usePickupCommands();
  return (
    <div className="stack4">
      <PageHead title={say(titleOf('pickup-request.mine'))} />
      {error && (
        <Callout
          tone="danger"
          live
          actions={
            <Button small onClick={() => void refetch()}>
              {say(parcelCommandWords.return_again.verb)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {data?.data.length === 0 && (
        <EmptyState icon={PackageCheck} title={say(words.nothingMine)} hint={say(words.nothingMineHint)} />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.cards}>
          {data.data.map((pickup) => (
            <li key={pickup.id}>
              <Visit pickup={pickup} give={give} />
            </li>
          ))}
        </ul>
      )}
      {window}
    </div>
  );
}

function Visit({ pickup, give }: { pickup: PickupRow; give: GivePickup }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const mayMake = useMayOpen()('pickup-request.label');
  const { id, name, phone, time_request, day_part, vehicle, counts, include_products, remark, status } = pickup;
  const day = time_request === today() ? say(commonWords.today) : formatDate(time_request);
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.cardHead}>
        <h2 className={styles.name}>
          <PageLink to="pickup-request.detail" params={{ pickupId: id }}>
            {name}
          </PageLink>
        </h2>
        <StatePill face={pickupRequestStateFaces[status as PickupRequestState]} />
      </header>
      <p className={styles.where}>{addressText(pickup, locale)}</p>
      <p>
        <PromisedBy at={time_request}>{day}</PromisedBy>
        {` · ${[say(dayPartWords[day_part]), say(commonWords.parcelCount, { n: count(counts) }), say(vehicleWords[vehicle])].join(' · ')}`}
      </p>
      {(include_products ?? remark) && (
        <p className="muted">{[include_products, remark].filter(Boolean).join(' · ')}</p>
      )}
      <div className={styles.buttons}>
        {phone.map((number) => (
          <a
            key={number}
            href={`tel:${number}`}
            className={buttonLook('plain')}
            aria-label={say(words.call, { phone: number })}>
            <Icon of={Phone} />
            {number}
          </a>
        ))}
        {status === pickupRequestLife.at.ongoing && mayMake && (
          <PageLink to="pickup-request.label" params={{ pickupId: id }} className={buttonLook('plain')}>
            <Icon of={Plus} />
            {say(words.makeLabel)}
          </PageLink>
        )}
        <ActionBar actions={pickup.actions} faces={pickupFaces(pickup, give)} />
      </div>
    </article>
  );
}
