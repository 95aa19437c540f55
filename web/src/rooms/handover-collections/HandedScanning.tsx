import { useEffect, useMemo, useState } from 'react';
import type { HandedDoing } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ScanDock } from '../../shell/scan/ScanDock.tsx';
import { useScanning } from '../../shell/scan/use-scanning.ts';
import type { ScanWish } from '../../shell/scan/scan-service.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { RecentScans, SetAside } from '../tracking/tracking.door.ts';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';
import styles from './HandoverCollection.module.css';

const faces: Readonly<Record<HandedDoing, { readonly name: Word; readonly done: Word }>> = {
  list: { name: words.doList, done: words.listed },
  unlist: { name: words.doUnlist, done: words.unlisted },
  receive: { name: words.doReceive, done: words.received },
};

interface Props {
  collectionId: number;
  /** Actions that this user may choose for a scan, the most common first. */
  doings: readonly HandedDoing[];
  onEnd: () => void;
}

/** Scanning parcels onto the giver's list, off it, or into the receiver's hands. */
export function HandedScanning({ collectionId, doings, onEnd }: Props) {
  const say = useSay();
  const changed = useChanged();
  const [doing, setDoing] = useState(doings[0] as HandedDoing);
  const wish = useMemo<ScanWish>(
    () => ({ kind: 'handed', status: null, extra: { doing, collection_id: collectionId } }),
    [doing, collectionId],
  );
  const { take, again, recent, counts, refused, forget } = useScanning(true, wish);
  const answered = counts.done + counts.refused;
  useEffect(() => {
    if (answered > 0) void changed('handover_collection');
  }, [answered, changed]);
  return (
    <div className="board">
      {doings.length > 1 && (
        <div className={styles.mode}>
          <Field label={say(words.meaning)}>
            <Select
              options={doings.map((one) => ({ value: one, label: say.loose(faces[one].name) }))}
              value={doing}
              onChange={(next) => next && setDoing(next)}
            />
          </Field>
        </div>
      )}
      <div className="columns">
        <RecentScans recent={recent} done={say.loose(faces[doing].done)} />
        <SetAside
          refused={refused}
          onSettled={(id) => void forget(id)}
          onConfirm={(scan) => void again(scan, { confirmed: true })}
        />
      </div>
      <ScanDock
        what={say.loose(faces[doing].name)}
        counts={counts}
        ready
        onCode={(code) => void take(code)}
        onEnd={onEnd}
      />
    </div>
  );
}
