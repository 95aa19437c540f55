import { Check, Signature } from 'lucide-react';
import type { RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { scanModeWords as words } from './scan.words.ts';
import { useScanWords } from './scan-words.ts';
import { scannerWords } from './scanner.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import styles from './RecentScans.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { KeptScan } from '../../shell/scan/scan-copies.ts';

/** Refusals that a person may confirm. */
const unconfirmed: readonly (string | null | undefined)[] = [
  'scan_needs_confirmation',
  'scan_odd_post_code',
] satisfies ScanRefusalCode[];
const unproven: readonly (string | null | undefined)[] = [
  'scan_needs_picture',
  'scan_needs_identity',
  'scan_needs_code',
  'delivery_code_wrong',
  'delivery_code_missing',
] satisfies RefusalCode[];
const misread: ScanRefusalCode = 'scan_bad_code';

interface Props {
  refused: readonly KeptScan[];
  onSettled: (scanId: string) => void;
  /** The person says yes to what the scan asked. */
  onConfirm?: (scan: KeptScan) => void;
  /** The person hands in what the receiver left. */
  onProof?: (scan: KeptScan) => void;
}

/** Parcels that are in somebody's hands and that the system refused: they stay here until each is dealt with. */
export function SetAside({ refused, onSettled, onConfirm, onProof }: Props) {
  const say = useSay();
  const count = useCount();
  const user = useUser();
  const scanWords = useScanWords();
  if (refused.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={say(words.aside, { n: count(refused.length) })}>
      <h2 className={styles.title}>{say(words.aside, { n: count(refused.length) })}</h2>
      <p className="muted">{say(words.asideHint)}</p>
      <ul className={styles.list}>
        {refused
          .map((scan) => ({ scan, label: scan.answer?.label_id ?? null }))
          .map(({ scan, label }) => (
            <li key={scan.scan_id} className={styles.aside}>
              <CodeText code={scan.tracking_code} />
              <span className={styles.why}>
                {scan.answer && scanWords.text(scan.answer)}
                {scan.staff_id !== user.id && scan.staff_name && <span className="muted"> · {scan.staff_name}</span>}
              </span>
              <span className="row">
                {onConfirm && unconfirmed.includes(scan.answer?.code) && (
                  <Button onClick={() => onConfirm(scan)}>{say(commonWords.yesDoIt)}</Button>
                )}
                {onProof && unproven.includes(scan.answer?.code) && (
                  <Button icon={Signature} onClick={() => onProof(scan)}>
                    {say(words.proof)}
                  </Button>
                )}
                {label !== null && (
                  <PageLink to="label-detail" params={{ labelId: label }} className={buttonLook('plain')}>
                    {say(words.open)}
                  </PageLink>
                )}
                <Button icon={Check} onClick={() => onSettled(scan.scan_id)}>
                  {say(words.settled)}
                </Button>
              </span>
            </li>
          ))}
      </ul>
      {refused.some(({ answer }) => answer?.code === misread) && (
        <p className="muted">
          {say(scannerWords.misread)} <PageLink to="scanner">{say(titleOf('scanner'))}</PageLink>
        </p>
      )}
    </section>
  );
}
