import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { scanModeWords as words } from './scan.words.ts';
import { useScanWords } from './scan-words.ts';
import type { RecentScan } from '../../shell/scan/use-scanning.ts';
import styles from './RecentScans.module.css';

/** The last scans of this device, the newest first, each with what became of it: the parcel's status, or what `done` says where it stays the same. */
export function RecentScans({ recent, done }: { recent: readonly RecentScan[]; done?: string }) {
  const say = useSay();
  const scanWords = useScanWords();
  return (
    <section className={styles.recent} aria-label={say(words.recent)}>
      <h2 className={styles.title}>{say(words.recent)}</h2>
      {recent.length === 0 ? (
        <p className="muted">{say(words.none)}</p>
      ) : (
        <ol className={styles.list}>
          {recent.map(({ scan, answer }) => (
            <li key={scan.scan_id} className={styles.row} data-result={answer?.result ?? 'waiting'}>
              <CodeText code={scan.tracking_code} />
              {answer === null ? (
                <span className="muted">{say(words.onItsWay)}</span>
              ) : (
                <Pill tone={scanWords.tone(answer)} label={scanWords.text(answer, done)} />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
