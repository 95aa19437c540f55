import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { isLabelStatus, labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { LabelEntry } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { partyWords } from '@waybill/contract/rooms/public-pages/parties.words.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import { statusWord } from './step-words.ts';
import styles from './Timeline.module.css';
import { isReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface TimelineProps {
  readonly entries: readonly LabelEntry[];
  /** Steps of the parcel's type (N-12): those ahead are above the history. */
  readonly progress?: Shipping['progress'] | undefined;
}

/** The road of a parcel, the latest first: steps ahead, then its history; entries that were undone stay and are struck through. */
export function Timeline({ entries, progress = [] }: TimelineProps) {
  const say = useSay();
  const undone = new Set(entries.flatMap((entry) => (entry.undoes_id === null ? [] : [entry.undoes_id])));
  const current = entries.findLast((entry) => entry.viewable)?.id;
  const ahead = progress.filter(({ state }) => state === 'ahead');
  return (
    <ol className={styles.list} aria-label={say(words.progress)}>
      {ahead.toReversed().map(({ status, optional }, at) => (
        <li key={`${status} ${at}`} className={styles.entry} data-ahead>
          <span className={styles.what}>{say.loose(statusWord(status))}</span>
          {at === ahead.length - 1 && !optional && <span className={styles.about}>{say(words.comesNext)}</span>}
        </li>
      ))}
      {entries.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} undone={undone.has(entry.id)} now={entry.id === current} />
      ))}
    </ol>
  );
}

function Entry({ entry, undone, now }: { entry: LabelEntry; undone: boolean; now: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const note = isLabelStatus(entry.status) && labelStatuses[entry.status].kind === 'note';
  const to = entry.to_staff ?? (entry.to_branch ? localName(entry.to_branch, locale) : null);
  const reason =
    entry.reason === null ? null : isReturnReason(entry.reason) ? say(returnReasonWords[entry.reason]) : entry.reason;
  const about = [
    formatDateTime(new Date(entry.at)),
    entry.by ?? say(entry.party ? partyWords[entry.party] : commonWords.system),
    entry.branch?.code,
    to === null ? null : say(words.to, { who: to }),
    entry.device,
    entry.place,
    reason,
    entry.remark,
    entry.inferred ? say(words.inferred) : null,
    entry.device_at && say(trackingWords.deviceClock, { at: formatDateTime(new Date(entry.device_at)) }),
    undone ? say(words.takenBack) : null,
  ].filter((part): part is string => part !== null && part !== undefined && part !== '');
  return (
    <li className={styles.entry} data-note={note || undefined} data-now={now || undefined}>
      <span className={undone ? styles.undone : styles.what}>{say.loose(statusWord(entry.status))}</span>
      <span className={styles.about}>{about.join(' · ')}</span>
    </li>
  );
}
