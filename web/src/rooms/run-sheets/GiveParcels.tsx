import { useEffect, useMemo } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { ScanDock } from '../../shell/scan/ScanDock.tsx';
import { useScanning } from '../../shell/scan/use-scanning.ts';
import type { ScanWish } from '../../shell/scan/scan-service.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { RecentScans, SetAside } from '../tracking/tracking.door.ts';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';

/** Handing parcels to the courier of a sheet, scan after scan. */
export function GiveParcels({ sheetId, onEnd }: { sheetId: number; onEnd: () => void }) {
  const say = useSay();
  const changed = useChanged();
  const wish = useMemo<ScanWish>(
    () => ({ kind: 'run_sheet', status: null, extra: { run_sheet_id: sheetId } }),
    [sheetId],
  );
  const { take, again, recent, counts, refused, forget } = useScanning(true, wish);
  const answered = counts.done + counts.refused;
  useEffect(() => {
    if (answered > 0) void changed('run_sheet');
  }, [answered, changed]);
  return (
    <div className="board">
      <div className="columns">
        <RecentScans recent={recent} done={say(words.loaded)} />
        <SetAside
          refused={refused}
          onSettled={(id) => void forget(id)}
          onConfirm={(scan) => void again(scan, { confirmed: true })}
        />
      </div>
      <ScanDock
        what={say(words.giving, { n: sheetId })}
        counts={counts}
        ready
        onCode={(code) => void take(code)}
        onEnd={onEnd}
      />
    </div>
  );
}
