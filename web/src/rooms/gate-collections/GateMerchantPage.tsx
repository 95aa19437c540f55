import { useState } from 'react';
import { gateWaitList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import type { GateMerchant, GateWaitRow } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { gateWaitFaces } from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { gateWaits, type GateWait } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { documentPlace } from '../clearances/clearances.door.ts';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';
import styles from './GateCollection.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A merchant's parcels that went by bus gate (N-26): what each waits for, and the way to the document that has it. */
export const GateMerchantPage = detailPage({
  call: 'gate_collections.merchant',
  param: 'merchantId',
  topic: null,
  list: 'cod-clearance.ready',
  name: ({ name }) => name,
  parts: [{ key: 'parcels', title: commonWords.gateParcels, Content: Parcels }],
  More: Clear,
});

/** A parcel goes on by its slip, by a step, and by a document. */
const movesWaits = ['gate_slips', 'labels', 'gate_collection'] as const;
const opens = ({ label_id }: GateWaitRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });

/** Where a parcel goes on from here leads there, in one column. */
const shownAsWay = ['gate_collection_number', 'clearance_number'];

function Clear({ data: { id } }: { data: GateMerchant }) {
  const say = useSay();
  return (
    <PageLink to="cod-clearance.ready.detail" search={{ customer_id: String(id) }} className={buttonLook('main')}>
      {say(words.clear)}
    </PageLink>
  );
}

function Parcels({ data }: { data: GateMerchant }) {
  const say = useSay();
  const [chosen, choose] = useState<GateWait | null>(null);
  if (data.sums.length === 0) return <p className="muted">{say(words.none)}</p>;
  return (
    <>
      <Sums merchant={data} chosen={chosen} onChoose={choose} />
      <RelatedList
        key={chosen ?? ''}
        definition={gateWaitList}
        call="gate_collections.waits"
        filters={{ customer_id: String(data.id), ...(chosen ? { waits_for: chosen } : {}) }}
        live={movesWaits}
        without={shownAsWay}
        opens={opens}
        more={{ key: 'do', label: say(words.openDocument), sticky: 'end', cell: (row) => <Way row={row} /> }}
      />
    </>
  );
}

/** Where it goes on from here: the merchant's clearance, the gate's document, or the slip on which that is made. */
function Way({ row }: { row: GateWaitRow }) {
  const mayOpen = useMayOpen();
  const to = wayOf(row);
  return mayOpen(to.name) ? (
    <PageLink to={to.name} params={to.params ?? {}} className={styles.link}>
      <span className="code">
        {row.clearance_id === null ? (row.gate_collection_number ?? row.slip_number) : row.clearance_number}
      </span>
    </PageLink>
  ) : null;
}

function wayOf({ clearance_id, clearance_number, gate_collection_id, gate_slip_id }: GateWaitRow): PageTarget {
  if (clearance_id !== null) return documentPlace({ id: clearance_id, number: clearance_number ?? '' });
  return gate_collection_id === null
    ? { name: 'gate-slips.detail', params: { gateSlipId: gate_slip_id } }
    : { name: 'gate-submit.detail', params: { collectionId: gate_collection_id } };
}

/** How many wait for what, and with how much COD; a press shows those alone. */
function Sums({
  merchant,
  chosen,
  onChoose,
}: {
  merchant: GateMerchant;
  chosen: GateWait | null;
  onChoose: (wait: GateWait | null) => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  return (
    <div className={styles.sums} role="group" aria-label={say(words.sums)}>
      {gateWaits.map((wait) => {
        const sum = merchant.sums.find(({ waits_for }) => waits_for === wait);
        return (
          sum && (
            <button
              key={wait}
              type="button"
              className={styles.sum}
              aria-pressed={chosen === wait}
              onClick={() => onChoose(chosen === wait ? null : wait)}>
              <b>{count(sum.count)}</b>
              <span>{say.loose(gateWaitFaces[wait].word)}</span>
              <span className="muted">{sayKyat(sum.cod_amount, locale)}</span>
            </button>
          )
        );
      })}
    </div>
  );
}
