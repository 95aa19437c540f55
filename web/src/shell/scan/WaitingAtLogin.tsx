import { useEffect } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { useStore } from '../../kernel/store.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { refreshScans } from './scan-service.ts';
import { countWaiting, scanState } from './scan-state.ts';
import { scanWords as words } from './scan.words.ts';
import { WaitingList } from './WaitingList.tsx';
import styles from './WaitingScans.module.css';

/** Shown on the login page: unsent scans of people who worked here, before another person signs in or the device is put away. */
export function WaitingAtLogin() {
  const say = useSay();
  const count = useCount();
  const state = useStore(scanState);
  useEffect(() => void refreshScans(), []);
  const n = countWaiting(state);
  if (n === 0) return null;
  return (
    <div className={styles.atLogin}>
      <Callout
        tone={state.unsafe.length > 0 ? 'danger' : 'attention'}
        title={say(words.waitHere, { n: count(n) })}
        live>
        <WaitingList />
      </Callout>
    </div>
  );
}
