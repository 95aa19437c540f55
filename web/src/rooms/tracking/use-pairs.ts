import { useCallback, useEffect, useRef, useState } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { readCode, readPostCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { useStore } from '../../kernel/store.ts';
import { scanState } from '../../shell/scan/scan-state.ts';
import { sound } from '../../shell/scan/tones.ts';
import type { ReadsScan } from '../../shell/scan/use-scanning.ts';
import { scanModeWords as words } from './scan.words.ts';

interface PairState {
  /** Our code, while the other one is awaited. */
  readonly own: string | null;
  /** The mistake in the last code that was read. */
  readonly problem: { readonly word: Word; readonly code: string } | null;
}

const nothing: PairState = { own: null, problem: null };

/**
 * Parcels with two codes, ours and then the mail post's: both together are one scan, kept on the device like any other. Nothing is made of a first code
 * whose second one never comes. A code of the mail post that was read for another parcel on this page is refused here, so that it is seen without a line.
 *
 * @param isTheirs asks the person about a code of another shape than theirs usually have; stable
 *
 * @example const pairs = useCodePairs(isTheirs); useScanning(ready, wish, mode.pairs ? pairs.reads : undefined);
 */
export function useCodePairs(isTheirs: (code: string) => Promise<boolean>) {
  const [state, setState] = useState(nothing);
  const own = useRef<string | null>(null);
  const used = useRef(new Map<string, string>());
  const { refused } = useStore(scanState);
  // A code of a refused scan may be used again.
  useEffect(() => {
    for (const { extra } of refused)
      if (typeof extra.mp_tracking_code === 'string') used.current.delete(extra.mp_tracking_code);
  }, [refused]);
  const show = useCallback((code: string | null, problem: PairState['problem'] = null) => {
    own.current = code;
    setState({ own: code, problem });
  }, []);
  const reads = useCallback<ReadsScan>(
    async (text) => {
      const ours = readCode(text);
      if (ours?.kind === 'label') {
        const left = own.current !== null && own.current !== ours.code ? own.current : null;
        sound(left === null ? 'half' : 'refused');
        show(ours.code, left === null ? null : { word: words.pairLeft, code: left });
        return null;
      }
      const code = own.current;
      const theirs = readPostCode(text);
      if (code === null || theirs === null) {
        sound('unknown');
        show(code, { word: code === null ? words.pairOursFirst : words.pairUnreadable, code: text.trim() });
        return null;
      }
      const other = used.current.get(theirs.code);
      if (other !== undefined && other !== code) {
        sound('refused');
        show(code, { word: words.pairTaken, code: other });
        return null;
      }
      if (!theirs.usual) {
        sound('unknown');
        if (!(await isTheirs(theirs.code))) return null;
      }
      used.current.set(theirs.code, code);
      show(null);
      return { text: code, extra: { mp_tracking_code: theirs.code, ...(theirs.usual ? {} : { confirmed: true }) } };
    },
    [isTheirs, show],
  );
  const drop = useCallback(() => show(null), [show]);
  return { ...state, reads, drop };
}
