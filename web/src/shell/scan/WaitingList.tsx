import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { useStore } from '../../kernel/store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { loadScans } from './load-scans.ts';
import { scanState } from './scan-state.ts';
import { scanWords as words } from './scan.words.ts';
import styles from './WaitingScans.module.css';

/** Lists whose scans wait on this device, what will happen to them, and a way to save them. */
export function WaitingList({ children }: { children?: ReactNode }) {
  const say = useSay();
  const count = useCount();
  const { waiting, unsafe } = useStore(scanState);
  const save = async () => (await loadScans()).saveWaiting();
  return (
    <div className={styles.list}>
      <ul>
        {waiting.map(({ staff_id, name, count: n }) => (
          <li key={staff_id}>{say(words.ofWorker, { name: name ?? say(words.nameless), n: count(n) })}</li>
        ))}
      </ul>
      {unsafe.length > 0 && (
        <p className={styles.unsafe} role="alert">
          {say(words.unsafe, {
            n: count(unsafe.length),
            codes: unsafe.map(({ tracking_code }) => tracking_code).join(', '),
          })}
        </p>
      )}
      <p>{say(unsafe.length > 0 ? words.unsafeHint : words.whenSent)}</p>
      <div className="row">
        <Button small icon={Download} onClick={() => void save()}>
          {say(words.save)}
        </Button>
        {children}
      </div>
    </div>
  );
}
