import { useEffect, useMemo, useState } from 'react';
import type { BagDoing } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ScanDock } from '../../shell/scan/ScanDock.tsx';
import { useScanning } from '../../shell/scan/use-scanning.ts';
import type { ScanWish } from '../../shell/scan/scan-service.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { RecentScans, SetAside } from '../tracking/tracking.door.ts';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import styles from './Mailbags.module.css';

/** One meaning of a scan: what it does, how it is called, and what is shown when it went well. */
export interface BagMode {
  readonly doing: BagDoing;
  readonly damaged?: true;
  readonly name: Word;
  /** Instead of the parcel's status, where that stays the same. */
  readonly done?: Word;
}

export const packModes: readonly BagMode[] = [
  { doing: 'pack', name: words.doPack, done: words.packed },
  { doing: 'unpack', name: words.doUnpack, done: words.unpacked },
];
export const readModes: readonly BagMode[] = [
  { doing: 'read', name: words.doRead },
  { doing: 'read', damaged: true, name: words.doReadDamaged },
];
export const moveModes: readonly BagMode[] = [
  { doing: 'in', name: words.doIn, done: words.movedIn },
  { doing: 'out', name: words.doOut, done: words.movedOut },
];

interface Props {
  modes: readonly BagMode[];
  /** The bag whose parcels are scanned; none where bags themselves are. */
  bagId: number | null;
  onEnd: () => void;
}

/** Scanning bags or their parcels: what a scan means, the last ones, what is set aside, and the bar. */
export function BagScanning({ modes, bagId, onEnd }: Props) {
  const say = useSay();
  const changed = useChanged();
  const [at, setAt] = useState(0);
  const mode = modes[at] as BagMode;
  const wish = useMemo<ScanWish>(
    () => ({
      kind: 'mailbag',
      status: null,
      extra: { doing: mode.doing, mailbag_id: bagId, ...(mode.damaged ? { damaged: true } : {}) },
    }),
    [mode, bagId],
  );
  const { take, again, recent, counts, refused, forget } = useScanning(true, wish);
  const done = counts.done + counts.refused;
  useEffect(() => {
    if (done > 0) void changed('mailbag');
  }, [done, changed]);
  return (
    <div className="board">
      <div className={styles.mode}>
        <Field label={say(words.meaning)}>
          <Select
            options={modes.map((one, index) => ({ value: index, label: say.loose(one.name) }))}
            value={at}
            onChange={(next) => setAt(next ?? 0)}
          />
        </Field>
      </div>
      <div className="columns">
        <RecentScans recent={recent} {...(mode.done ? { done: say.loose(mode.done) } : {})} />
        <SetAside
          refused={refused}
          onSettled={(id) => void forget(id)}
          onConfirm={(scan) => void again(scan, { confirmed: true })}
        />
      </div>
      <ScanDock what={say.loose(mode.name)} counts={counts} ready onCode={(code) => void take(code)} onEnd={onEnd} />
    </div>
  );
}
