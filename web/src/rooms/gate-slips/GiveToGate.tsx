import { useEffect, useMemo } from 'react';
import type { GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ScanDock } from '../../shell/scan/ScanDock.tsx';
import { useScanning } from '../../shell/scan/use-scanning.ts';
import type { ScanWish } from '../../shell/scan/scan-service.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { RecentScans, SetAside } from '../tracking/tracking.door.ts';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';

/** Handing parcels to the gate of a slip, scan after scan. */
export function GiveToGate({ slip, onEnd }: { slip: GateSlipDetail; onEnd: () => void }) {
  const say = useSay();
  const changed = useChanged();
  const wish = useMemo<ScanWish>(
    () => ({ kind: 'gate_slip', status: null, extra: { gate_slip_id: slip.id } }),
    [slip.id],
  );
  const { take, again, recent, counts, refused, forget } = useScanning(true, wish);
  const answered = counts.done + counts.refused;
  useEffect(() => {
    if (answered > 0) void changed('gate_slips');
  }, [answered, changed]);
  return (
    <div className="board">
      <div className="columns">
        <RecentScans recent={recent} done={say(words.handed)} />
        <SetAside
          refused={refused}
          onSettled={(id) => void forget(id)}
          onConfirm={(scan) => void again(scan, { confirmed: true })}
        />
      </div>
      <ScanDock
        what={say(words.giving, { n: slip.slip_number })}
        counts={counts}
        ready
        onCode={(code) => void take(code)}
        onEnd={onEnd}
      />
    </div>
  );
}
