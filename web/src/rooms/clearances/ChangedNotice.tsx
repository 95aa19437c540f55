import { blockedReasonWords, type BlockedReason } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';
import type { GoneLine } from './use-making.ts';
import styles from './Clearance.module.css';

/** Why nothing was made: the parcels that are gone, each with its reason, and what it would be now. */
export function ChangedNotice({
  changed,
  sum,
  onClose,
}: {
  changed: readonly GoneLine[];
  sum: number;
  onClose: () => void;
}) {
  const say = useSay();
  const kyat = useKyatText();
  return (
    <Callout tone="attention" live title={say(words.changedTitle)} onClose={onClose}>
      {changed.length > 0 && (
        <ul className={styles.gone}>
          {changed.map(({ label_id, tracking_code, reason }) => (
            <li key={label_id}>
              <CodeText code={tracking_code ?? String(label_id)} />:{' '}
              {say(blockedReasonWords[reason as BlockedReason] ?? words.notOpen)}
            </li>
          ))}
        </ul>
      )}
      {say(words.changedText, { sum: kyat(sum) })}
    </Callout>
  );
}
