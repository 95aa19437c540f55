import { localName } from '@waybill/domain/kernel/locale.ts';
import { labelStatusFaces, returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Movement } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { partyWords } from '@waybill/contract/rooms/public-pages/parties.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import styles from './Movements.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The whole story of a parcel, the newest first (N-15, E-02). What was taken back is struck through and stays. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const say = useSay();
  return (
    <section aria-label={say(trackingWords.timeline)}>
      <h2 className={styles.title}>{say(trackingWords.timeline)}</h2>
      <ol className="bare">
        {movements.toReversed().map((one) => (
          <Entry key={one.id} entry={one} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: Movement }) {
  const say = useSay();
  const locale = useLocale();
  const face = isLabelStatus(entry.status) ? labelStatusFaces[entry.status] : null;
  const reason = returnReasonNames.find((name) => name === entry.reason);
  const notes = [
    entry.undone_by !== null ? say(trackingWords.taken_back) : null,
    entry.inferred ? say(trackingWords.inferred) : null,
    entry.device_at && say(trackingWords.deviceClock, { at: formatDateTime(new Date(entry.device_at)) }),
    reason ? say(returnReasonWords[reason]) : entry.reason,
    entry.remark,
    entry.to_staff && `→ ${entry.to_staff}`,
    entry.to_branch && `→ ${localName(entry.to_branch, locale)}`,
  ].filter(Boolean);
  return (
    <li
      className={styles.entry}
      data-taken-back={entry.undone_by !== null || undefined}
      data-note={!entry.viewable || undefined}>
      <time className={styles.time} dateTime={entry.at}>
        {formatDateTime(new Date(entry.at))}
      </time>
      <div className={styles.what}>
        {face ? <Pill tone={face.tone} label={say.loose(face.word)} /> : entry.status}
        <span className="muted">
          {[
            entry.by ?? say(entry.party ? partyWords[entry.party] : commonWords.system),
            entry.branch && localName(entry.branch, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
      </div>
    </li>
  );
}
