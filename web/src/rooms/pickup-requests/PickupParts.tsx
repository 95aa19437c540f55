import type { PickupDetail, PickupLog } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import {
  pickupLogFaces,
  pickupRequestFieldWords as field,
  pickupRequestWords,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Pairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';

/** Compares the requested, collected and accepted counts; a count that differs from the one before is emphasized. */
export function PickupCounts({ data }: { data: PickupDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { counts, collected_count, accepted_count, weight, collected_weight, accepted_by, fee } = data;
  const shown = [
    { key: 'requested', name: pickupRequestWords.requested, value: counts, before: counts },
    { key: 'collected', name: pickupRequestWords.collected, value: collected_count, before: counts },
    { key: 'accepted', name: pickupRequestWords.arrived, value: accepted_count, before: collected_count },
  ];
  const pairs: Pair[] = [
    { key: 'weight', label: say(field.weight), value: weight },
    { key: 'collected_weight', label: say(field.collected_weight), value: collected_weight },
    { key: 'accepted_by', label: say(field.accepted_by), value: accepted_by },
    ...(fee === null
      ? []
      : [{ key: 'fee', label: say(field.fee), value: `${sayKyat(fee, locale)} · ${say(words.feeNote)}` }]),
  ];
  return (
    <>
      <ul className={styles.three}>
        {shown.map(({ key, name, value, before }) => (
          <li key={key} data-differs={(value !== null && value !== before) || undefined}>
            <span className="muted">{say(name)}</span>
            {value === null ? <span className="muted">{say(words.notYet)}</span> : <strong>{count(value)}</strong>}
          </li>
        ))}
      </ul>
      <Pairs pairs={pairs} />
    </>
  );
}

/** Every step, the newest first; nothing of it is ever changed (S-24). */
export function PickupLogList({ log }: { log: readonly PickupLog[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ol className="bare">
      {log.map(({ id, status, at, by, courier, branch, reason }) => (
        <li key={id} className={styles.entry}>
          <time dateTime={at}>{formatDateTime(new Date(at))}</time>
          <div className={styles.what}>
            <StatePill face={pickupLogFaces[status]} />
            <span className="muted">
              {[by ?? say(words.byPlan), courier && courier !== by ? `→ ${courier}` : null, localName(branch, locale)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {reason !== null && <span className={styles.reason}>{reason}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
