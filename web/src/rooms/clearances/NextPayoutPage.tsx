import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NextPayout } from '@waybill/contract/rooms/clearances/own-money.contract.ts';
import {
  blockedReasons,
  itemRoleWords,
  ownReasonWords,
  type BlockedReason,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { itemRoleNames, type ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { ClearanceSum } from './ClearanceSum.tsx';
import { LineTable } from './LineTable.tsx';
import { ownMoneyWords as words } from './own-money.words.ts';
import styles from './OwnMoney.module.css';

interface Place {
  readonly role: ItemRole | null;
  readonly reason: BlockedReason | null;
}

const one = <Name extends string>(names: readonly Name[], raw: unknown): Name | null =>
  names.find((name) => name === raw) ?? null;
const readPlace = (raw: Readonly<Record<string, unknown>>): Place => ({
  role: one(itemRoleNames, raw['role']),
  reason: one(blockedReasons, raw['reason']),
});

/** `/shop/next-payout`: the rows of a merchant's next payout, and of what is not in it yet (U-03). The figures of the home page open these rows. */
export function NextPayoutPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['clearances.nextPayout'],
    meta: { topics: ['labels', 'clearance', 'handover'] },
    queryFn: ({ signal }) => call('clearances.nextPayout', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('shop-home')} backLabel={say(titleOf('shop-home'))}>
      {(next) => <Rows next={next} />}
    </RecordStates>
  );
}

function Rows({ next }: { next: NextPayout }) {
  const say = useSay();
  const [place, setPlace] = useSearchState(readPlace);
  const { role, reason } = place;
  const set = (change: Partial<Place>) => {
    const to = { role, reason, ...change };
    setPlace({ ...(to.role ? { role: to.role } : {}), ...(to.reason ? { reason: to.reason } : {}) });
  };
  const lines = role === null ? next.lines : next.lines.filter((line) => line.role === role);
  const blocked = reason === null ? next.blocked : next.blocked.filter((line) => line.reason === reason);
  const why = useMemo(
    () => ({
      key: 'reason',
      label: say(words.why),
      cell: (line: NextPayout['blocked'][number]) => say.loose(ownReasonWords[line.reason]),
    }),
    [say],
  );
  const waiting = (
    <DetailSection title={say(commonWords.notInPayoutYet)}>
      {reason !== null && <Chip label={say.loose(ownReasonWords[reason])} onRemove={() => set({ reason: null })} />}
      <LineTable label={say(commonWords.notInPayoutYet)} lines={blocked} last={why} brief />
    </DetailSection>
  );
  return (
    <div className="stack4">
      <PageHead title={say(commonWords.nextPayout)} />
      <div className={styles.columns}>
        <div className="stack4">
          {reason !== null && waiting}
          <DetailSection title={say(words.lines)}>
            {role !== null && <Chip label={say(itemRoleWords[role])} onRemove={() => set({ role: null })} />}
            <LineTable label={say(words.lines)} lines={lines} empty={say(words.linesHint)} />
          </DetailSection>
          {reason === null && next.blocked.length > 0 && waiting}
          <p className="muted">{say(words.feesWhy)}</p>
        </div>
        <DetailSection title={say(words.sum)}>
          <ClearanceSum figures={next.figures} kind={usualKind} role={role} onRole={(to) => set({ role: to })} />
        </DetailSection>
      </div>
    </div>
  );
}
