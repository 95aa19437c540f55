import { useCallback, useMemo, useState } from 'react';
import type { ScanMode as Mode } from '@waybill/domain/rooms/labels/scan-modes.ts';
import type { WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { RecentScans } from './RecentScans.tsx';
import { ScanDock } from '../../shell/scan/ScanDock.tsx';
import { ScanPanel, choiceFields, modeName, noChoices, type ScanChoices } from './ScanPanel.tsx';
import { SetAside } from './SetAside.tsx';
import { scanMessages as words } from './scan.messages.ts';
import { useScanning } from '../../shell/scan/use-scanning.ts';
import type { ScanWish } from '../../shell/scan/scan-service.ts';
import styles from './ScanMode.module.css';

/** Working through a queue with a scanner: what a scan means, the last ones, those set aside, and the bar with the counters. */
export function ScanMode({ queue, modes, onEnd }: { queue: WorkQueue; modes: readonly Mode[]; onEnd: () => void }) {
  const say = useSay();
  const confirm = useConfirm();
  const [mode, setMode] = useState(modes[0] as Mode);
  const [choices, setChoices] = useState(noChoices);
  const ready = mode.asks.every((need) => choices[need] !== null);
  const wish = useMemo<ScanWish>(() => wishOf(mode, choices), [mode, choices]);
  const { take, again, recent, counts, refused, forget } = useScanning(ready, wish);
  const choose = useCallback(
    async (next: Mode) => {
      const name = modeName(say, queue, next);
      if (next.confirm && !(await confirm({ question: `${name}?`, yes: say(words.confirm), kind: 'plain' }))) return;
      setMode(next);
    },
    [confirm, queue, say],
  );
  return (
    <div className={styles.mode}>
      <ScanPanel
        queue={queue}
        modes={modes}
        mode={mode}
        onMode={(next) => void choose(next)}
        choices={choices}
        onChoice={setChoices}
      />
      {!ready && (
        <Callout tone="attention" live>
          {say(words.first)}
        </Callout>
      )}
      <div className={styles.lists}>
        <RecentScans recent={recent} />
        <SetAside
          refused={refused}
          onSettled={(id) => void forget(id)}
          onConfirm={(scan) => void again(scan, { confirmed: true })}
        />
      </div>
      <ScanDock
        what={modeName(say, queue, mode)}
        counts={counts}
        ready={ready}
        onCode={(code) => void take(code)}
        onEnd={onEnd}
      />
    </div>
  );
}

function wishOf(mode: Mode, choices: ScanChoices): ScanWish {
  const chosen = mode.asks.map((need) => [choiceFields[need], choices[need]]);
  return {
    kind: 'parcel',
    status: mode.status,
    extra: Object.fromEntries([...chosen, ...(mode.confirm ? [['confirmed', true]] : [])]),
  };
}
