import { useQuery } from '@tanstack/react-query';
import type { ParcelMoney as Money } from '@waybill/contract/rooms/clearances/own-money.contract.ts';
import {
  codStateFaces,
  itemRoleWords,
  ownReasonWords,
  payMethodWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { codHolderWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink, TargetLink } from '../../kernel/PageLink.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { documentPlace } from './clearance-places.ts';
import { Kyat } from './Kyat.tsx';
import { ownMoneyWords as words } from './own-money.words.ts';
import styles from './OwnMoney.module.css';

type Part = Money['parts'][number];

/** Where the money of a merchant's parcel is, from the receiver to the payout (U-05). */
export function ParcelMoney({ labelId }: { labelId: number }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['clearances.parcelMoney', labelId],
    meta: { topics: ['labels', 'clearance', 'handover'] },
    queryFn: ({ signal }) =>
      call('clearances.parcelMoney', { params: { label_id: labelId }, signal, background: true }),
  });
  const money = data?.data;
  if (!money) return null;
  const { cod_status, holder, delivered_on, parts } = money;
  return (
    <div className="stack3">
      {cod_status === null ? (
        parts.length === 0 && <p className="muted">{say(words.noMoney)}</p>
      ) : (
        <div className={styles.stage}>
          <StatePill face={codStateFaces[cod_status]} />
          {holder !== null && <span>{say.loose(codHolderWords[holder])}</span>}
          {delivered_on !== null && (
            <span className="muted">{say(words.deliveredOn, { day: formatDate(delivered_on) })}</span>
          )}
        </div>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part, at) => (
            <li key={at} className={styles.part}>
              <span className={styles.what}>
                <span>{say(itemRoleWords[part.role as ItemRole])}</span>
                <Where part={part} />
              </span>
              <span className={styles.amount}>
                <Kyat amount={part.net} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The document of a part, or why it is in none yet. */
function Where({ part: { document, reason } }: { part: Part }) {
  const say = useSay();
  if (document) {
    const paid =
      document.status === clearanceLife.at.complete && document.paid_at !== null
        ? [
            say(words.paidOn, { day: formatDate(new Date(document.paid_at)) }),
            document.method && say.loose(payMethodWords[document.method]),
          ]
            .filter(Boolean)
            .join(' · ')
        : say(words.waitsOn, { day: formatDate(document.issue_date) });
    return (
      <span className="muted">
        <TargetLink to={documentPlace(document)} className="code">
          {document.number}
        </TargetLink>{' '}
        · {paid}
      </span>
    );
  }
  return (
    <span className="muted">
      {reason === null ? (
        <PageLink to="shop-next-payout">{say(words.inNext)}</PageLink>
      ) : (
        say.loose(ownReasonWords[reason])
      )}
    </span>
  );
}
