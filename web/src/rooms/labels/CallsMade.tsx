import type { PhoneCallMade } from '@waybill/contract/rooms/calls/calls.contract.ts';
import {
  callOutcomeWords,
  callResultWords,
  callTypeWords,
  nthWords,
} from '@waybill/contract/rooms/calls/calls.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { resultRow, type CallOutcome, type CallResult } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import styles from './Timeline.module.css';

/** The calls about a parcel, the latest first: how each went, whom it was to, and what was said. */
export function CallsMade({ calls }: { calls: readonly PhoneCallMade[] }) {
  const say = useSay();
  return (
    <ol className={styles.list}>
      {calls.map((made) => {
        const result = made.result as CallResult | null;
        const about = [
          formatDateTime(new Date(made.at)),
          made.by,
          say(nthWords[made.call_type]),
          say(callTypeWords[made.type]),
          made.phone_selected,
          made.next_at && say(words.callNext, { at: formatDateTime(new Date(made.next_at)) }),
          made.fee_covered ? say(words.callFee) : null,
        ].filter(Boolean);
        return (
          <li key={made.id} className={styles.entry}>
            <span className={styles.what}>
              {say(result === null ? callOutcomeWords[made.outcome as CallOutcome] : callResultWords[result])}
            </span>
            {made.remark !== null && (
              <span className={result !== null && resultRow(result).asksRemark ? styles.address : styles.remark}>
                {made.remark}
              </span>
            )}
            <span className={styles.about}>{about.join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
