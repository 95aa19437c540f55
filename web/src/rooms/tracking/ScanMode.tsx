import { useCallback, useMemo, useState } from 'react';
import { proofNeeds, type ProofNeed } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { ScanMode as Mode } from '@waybill/domain/rooms/labels/scan-modes.ts';
import type { WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { laterWords } from '../../ui/later.words.ts';
import { PairScan } from './PairScan.tsx';
import type { ProofDialogProps } from '../proofs/proofs.door.ts';
import { RecentScans } from './RecentScans.tsx';
import { ScanDock } from '../../shell/scan/ScanDock.tsx';
import { ScanPanel, choiceFields, modeName, noChoices, type ScanChoices } from './ScanPanel.tsx';
import { SetAside } from './SetAside.tsx';
import { scanModeWords as words } from './scan.words.ts';
import { proofOf, withMore } from '../../shell/scan/scan-proof.ts';
import { useScanning } from '../../shell/scan/use-scanning.ts';
import type { ScanWish } from '../../shell/scan/scan-service.ts';
import { useCodePairs } from './use-pairs.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { KeptScan } from '../../shell/scan/scan-copies.ts';

interface ScanModeProps {
  queue: WorkQueue;
  modes: readonly Mode[];
  /** The step that scans mean at first; the usual one where none is named, or where it would have to be confirmed. */
  begin?: string;
  /** Back to the list; a page that is made for scanning has none. */
  onEnd?: () => void;
}

/** Working through a queue with a scanner: what a scan means, the last ones, those set aside, and the bar with the counters. */
export function ScanMode({ queue, modes, begin = '', onEnd }: ScanModeProps) {
  const say = useSay();
  const confirm = useConfirm();
  const [mode, setMode] = useState(
    () => modes.find(({ status, confirm: asks }) => status === begin && !asks) ?? (modes[0] as Mode),
  );
  const [choices, setChoices] = useState(noChoices);
  // A mode that is chosen asks when it is chosen; the first one asks before its first scan.
  const [agreed, agree] = useState(mode.confirm !== true);
  const chosen = mode.asks.every((need) => choices[need] !== null);
  const ready = chosen && agreed;
  const [proving, setProving] = useState<KeptScan | null>(null);
  const wish = useMemo<ScanWish>(() => wishOf(queue, mode, choices), [queue, mode, choices]);
  const isTheirs = useCallback(
    (code: string) => confirm({ question: say(words.pairOdd, { code }), yes: say(words.pairOddYes), kind: 'plain' }),
    [confirm, say],
  );
  const pairs = useCodePairs(isTheirs);
  const { take, again, recent, counts, refused, forget } = useScanning(
    ready,
    wish,
    mode.pairs ? pairs.reads : undefined,
  );
  const choose = useCallback(
    async (next: Mode) => {
      const name = modeName(say, queue, next);
      if (
        next.confirm &&
        !(await confirm({
          question: say(laterWords.sureTo, { what: name }),
          yes: say(commonWords.yesDoIt),
          kind: 'plain',
        }))
      )
        return;
      agree(true);
      pairs.drop();
      setMode(next);
    },
    [confirm, pairs, queue, say],
  );
  return (
    <div className="board">
      <ScanPanel
        queue={queue}
        modes={modes}
        mode={mode}
        onMode={(next) => void choose(next)}
        choices={choices}
        onChoice={setChoices}
      />
      {!chosen && (
        <Callout tone="attention" live>
          {say(words.first)}
        </Callout>
      )}
      {chosen && !agreed && (
        <Callout tone="attention" live>
          <p>{say(words.agree, { what: modeName(say, queue, mode) })}</p>
          <Button variant="main" onClick={() => agree(true)}>
            {say(commonWords.yesDoIt)}
          </Button>
        </Callout>
      )}
      {ready && mode.pairs && <PairScan pairs={pairs} />}
      <div className="columns">
        <RecentScans recent={recent} />
        <SetAside
          refused={refused}
          onSettled={(id) => void forget(id)}
          onConfirm={(scan) => void again(scan, { confirmed: true })}
          onProof={setProving}
        />
      </div>
      {proving && (
        <ProofDialog
          title={say(words.proofTitle, { code: sayCode(proving.tracking_code) })}
          yes={say(words.proof)}
          needs={needsOf(proving)}
          submit={(proof) => again(proving, { proof: withMore(proofOf(proving), proof) })}
          onClose={() => setProving(null)}
        />
      )}
      <ScanDock
        what={modeName(say, queue, mode)}
        counts={counts}
        ready={ready}
        onCode={(code) => void take(code)}
        {...(onEnd ? { onEnd } : {})}
      />
    </div>
  );
}

/** Another code may be given in its place. */
const wrongCode: readonly (string | null | undefined)[] = ['delivery_code_wrong', 'delivery_code_missing'];

/** Returns the proofs that the server requires for a scan; those already given are sent again with them. */
function needsOf({ answer }: KeptScan): ProofNeed[] {
  return proofNeeds.filter(
    (need) => answer?.code === `scan_needs_${need}` || (need === 'code' && wrongCode.includes(answer?.code)),
  );
}

const ProofDialog = lazyPart<ProofDialogProps>(async () => (await import('../proofs/proofs.door.ts')).ProofDialog);

function wishOf(queue: WorkQueue, mode: Mode, choices: ScanChoices): ScanWish {
  const chosen = mode.asks.map((need) => [choiceFields[need], choices[need]]);
  return {
    kind: 'parcel',
    status: mode.status,
    extra: Object.fromEntries([
      ...chosen,
      ...(mode.confirm ? [['confirmed', true]] : []),
      ...(mode.status === null ? [['queue', queue]] : []),
    ]),
  };
}
