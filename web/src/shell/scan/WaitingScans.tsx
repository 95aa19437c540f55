import { CloudOff, Send } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { useStore } from '../../kernel/store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { loadScans } from './load-scans.ts';
import { countWaiting, scanState } from './scan-state.ts';
import { scanWords as words } from './scan.words.ts';
import { WaitingList } from './WaitingList.tsx';
import styles from './WaitingScans.module.css';

/** Shown in the top bar of every page while scans are stuck: how many, whose, why, and a way to save them. */
export function WaitingScans() {
  const say = useSay();
  const count = useCount();
  const state = useStore(scanState);
  const n = count(countWaiting(state));
  const label = say(words.waitHere, { n });
  const trigger = (
    <button
      type="button"
      className={styles.chip}
      data-tone={state.unsafe.length > 0 ? 'danger' : undefined}
      aria-label={label}
      title={label}>
      <Icon of={CloudOff} />
      <span aria-hidden="true">{n}</span>
    </button>
  );
  return (
    <Popover trigger={trigger} title={label} align="end">
      <WaitingList>
        <Button small icon={Send} onClick={() => void loadScans().then(({ sendNow }) => sendNow())}>
          {say(words.sendNow)}
        </Button>
      </WaitingList>
    </Popover>
  );
}
