import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { useUser } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { noteScanner } from './camera/camera-choice.ts';
import { heldInPage } from './held-in-page.ts';
import { askToPersist, forget, hearAnswers, keep, scanAgain, scanOf, sendNow, type ScanWish } from './scan-service.ts';
import { isDoneBefore, scanEnd, scanMeaning, scanRefused } from './scan-shelf.ts';
import { scansTaken, scanState } from './scan-state.ts';
import { sound } from './tones.ts';
import { useCapture } from './use-capture.ts';
import type { KeptScan, ScanAnswer } from './scan-copies.ts';

export interface RecentScan {
  readonly scan: KeptScan;
  /** Null while the server has not answered. */
  readonly answer: ScanAnswer | null;
}

export interface ScanCounts {
  readonly done: number;
  readonly again: number;
  readonly refused: number;
}

const unknownCode: ScanRefusalCode = 'scan_unknown_code';
const shown = 20;
/** Milliseconds in which a repeated code counts as one parcel before the scanner. */
const sameMs = 3000;
const noCounts: ScanCounts = { done: 0, again: 0, refused: 0 };

/** Sorts by scan order, not by the order in which they were stored. */
const latestFirst = (scans: readonly RecentScan[]): RecentScan[] =>
  scans.toSorted((one, other) => other.scan.scanned_at.localeCompare(one.scan.scanned_at));

/** The scan of a code that was read: the parcel's own code, and fields in addition to those of the page. */
export interface ReadScan {
  readonly text: string;
  readonly extra: Readonly<Record<string, unknown>>;
}
/** Checks each code before it becomes a scan; null when it is not a complete scan, such as the first code of two. */
export type ReadsScan = (text: string) => Promise<ReadScan | null>;

/**
 * Takes scans on a page, each with the page's wish: `take` gets codes from a scanner, a field or a camera. A scan sounds and is shown once it is stored on this
 * device, and a refusal of the server sounds when it arrives. The scan service sends it, on this page or any other.
 *
 * @example const { take, recent, counts } = useScanning(ready, { kind: 'parcel', status: null, extra: {} });
 */
export function useScanning(on: boolean, wish: ScanWish, reads?: ReadsScan) {
  const user = useUser();
  const [recent, setRecent] = useState<readonly RecentScan[]>([]);
  const [counts, setCounts] = useState(noCounts);
  const seen = useRef(new Map<string, number>());
  /** Meanings of scans that were not refused. */
  const begun = useRef(new Set<string>());
  /** Scans of this page that are not answered yet; each is counted once. */
  const open = useRef(new Set<string>());
  const wanted = useRef(wish);
  useEffect(() => {
    wanted.current = wish;
  }, [wish]);
  useEffect(() => {
    if (!on) return;
    scansTaken.set(true);
    askToPersist();
  }, [on]);
  const count = useCallback(
    (kind: keyof ScanCounts) => setCounts((was) => ({ ...was, [kind]: was[kind] + 1 })),
    [setCounts],
  );
  const show = useCallback(
    (scan: KeptScan) => setRecent((was) => latestFirst([{ scan, answer: scan.answer }, ...was]).slice(0, shown)),
    [],
  );

  useEffect(
    () =>
      hearAnswers((answered) => {
        const mine = answered.filter(({ scan }) => open.current.delete(scan.scan_id));
        if (mine.length === 0) return;
        for (const { scan, answer } of mine) {
          if (answer.result === scanRefused) sound(toneOf(answer));
          const end = scanEnd(scan, answer);
          if (end === 'refused') begun.current.delete(scanMeaning(scan));
          count(end);
        }
        setRecent((was) => withAnswers(was, mine));
      }),
    [count],
  );

  const take = useCallback(
    async (typed: string) => {
      const read = reads ? await reads(typed) : { text: typed, extra: {} };
      if (read === null) return;
      const now = Date.now();
      const { extra } = wanted.current;
      const made = scanOf(read.text, { ...wanted.current, extra: { ...extra, ...read.extra } }, user, now);
      if (made === null) return;
      const last = seen.current.get(made.tracking_code);
      seen.current.set(made.tracking_code, now);
      // A scan that only this page has is retried when its parcel is scanned again: it is the same scan.
      const held = heldInPage.find(made.tracking_code);
      if (held) {
        sound('unsafe');
        sendNow();
        return;
      }
      if (last !== undefined && now - last < sameMs) {
        sound('duplicate');
        count('again');
        return;
      }
      if (made.answer === null) open.current.add(made.scan_id);
      const repeats = begun.current.has(scanMeaning(made));
      // Before storing: afterwards a refusal may arrive at any moment and remove it.
      if (made.answer === null) begun.current.add(scanMeaning(made));
      const kept = await keep({ ...made, repeats });
      // It sounds and is shown only after it is stored: before, it could still be lost.
      sound(!kept ? 'unsafe' : made.answer === null ? 'ok' : 'unknown');
      if (made.answer !== null) count('refused');
      if (kept) show(made);
    },
    [user, count, show, reads],
  );

  const takeTyped = useCallback(
    (code: string) => {
      noteScanner();
      void take(code);
    },
    [take],
  );
  useCapture(on, takeTyped);
  const state = useStore(scanState);
  const again = useCallback(
    async (scan: KeptScan, more: Readonly<Record<string, unknown>>) => {
      const next = scanAgain(scan, more, user, Date.now());
      open.current.add(next.scan_id);
      await keep(next);
      show(next);
      await forget(scan.scan_id);
    },
    [user, show],
  );
  return useMemo(
    () => ({ take, again, recent, counts, forget, refused: state.refused }),
    [take, again, recent, counts, state],
  );
}

/** Adds answers to the list. A scan that could not be stored is added once the server has it; one that newer scans pushed out does not return. */
function withAnswers(was: readonly RecentScan[], answered: readonly RecentScan[]): readonly RecentScan[] {
  const answers = new Map(answered.map((row) => [row.scan.scan_id, row]));
  const shownBefore = new Set(was.map(({ scan }) => scan.scan_id));
  const late = answered.filter(({ scan }) => !shownBefore.has(scan.scan_id));
  return latestFirst([...late, ...was.map((row) => answers.get(row.scan.scan_id) ?? row)]).slice(0, shown);
}

function toneOf(answer: ScanAnswer) {
  return answer.code === unknownCode ? 'unknown' : isDoneBefore(answer) ? 'duplicate' : 'refused';
}
