import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { useUser } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { captureScans } from './capture.ts';
import { sound } from './tones.ts';
import { createOutbox, outboxState } from './outbox.ts';
import { scanId } from './scan-id.ts';
import { sendScans } from './send-scans.ts';
import { scanRefused, scanRepeated, type KeptScan, type ScanAnswer } from './scan-shelf.ts';

/** What a scan means now: the status asked for (null: the next step), and what goes with it, such as the courier. */
export interface ScanWish {
  readonly status: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

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

const badCode: ScanRefusalCode = 'scan_bad_code';
const unknownCode: ScanRefusalCode = 'scan_unknown_code';
const doneBefore: ScanRefusalCode = 'scan_already_done';
const shown = 20;
/** A code that is seen twice within this time was one parcel before the scanner. */
const sameMs = 3000;
const noCounts: ScanCounts = { done: 0, again: 0, refused: 0 };

/**
 * Scan mode: codes come from a scanner or a field, are kept, sent and answered. A scan sounds at once; what the server refuses sounds when it
 * says so. While it is off, scans that wait from before are still sent.
 */
export function useScanning(on: boolean, wish: ScanWish) {
  const user = useUser();
  const [recent, setRecent] = useState<readonly RecentScan[]>([]);
  const [counts, setCounts] = useState(noCounts);
  const seen = useRef(new Map<string, number>());
  const wanted = useRef(wish);
  useEffect(() => {
    wanted.current = wish;
  }, [wish]);

  const tell = useCallback((scan: KeptScan, answer: ScanAnswer) => {
    const kind = countOf(answer);
    if (kind !== 'done') sound(toneOf(answer));
    setCounts((was) => ({ ...was, [kind]: was[kind] + 1 }));
    setRecent((was) => was.map((row) => (row.scan.scan_id === scan.scan_id ? { scan, answer } : row)));
  }, []);
  const outbox = useOutbox(user.id, tell);

  const take = useCallback(
    (text: string) => {
      const now = Date.now();
      const read = readCode(text);
      const code = read?.code ?? text.trim().toUpperCase().slice(0, 40);
      if (code === '') return;
      const scan: KeptScan = {
        scan_id: newId(now),
        tracking_code: code,
        status: wanted.current.status,
        scanned_at: new Date(now).toISOString(),
        extra: wanted.current.extra,
        staff_id: user.id,
        branch_id: user.branch?.id ?? null,
        place: read ? 'queued' : 'refused',
        answer: read ? null : { result: scanRefused, code: badCode },
      };
      const last = seen.current.get(code);
      seen.current.set(code, now);
      if (last !== undefined && now - last < sameMs) {
        sound('duplicate');
        setCounts((was) => ({ ...was, again: was.again + 1 }));
        return;
      }
      sound(read ? 'ok' : 'unknown');
      if (!read) setCounts((was) => ({ ...was, refused: was.refused + 1 }));
      setRecent((was) => [{ scan, answer: scan.answer }, ...was].slice(0, shown));
      void outbox.current?.add(scan);
    },
    [user, outbox],
  );

  useEffect(() => (on ? captureScans(window, take) : undefined), [on, take]);
  const state = useStore(outboxState);
  /** The same parcel once more, with what was missing; the refused scan leaves the list. */
  const again = useCallback(
    (scan: KeptScan, more: Readonly<Record<string, unknown>>) => {
      const now = Date.now();
      void outbox.current?.forget(scan.scan_id);
      void outbox.current?.add({
        ...withoutSeq(scan),
        scan_id: newId(now),
        scanned_at: new Date(now).toISOString(),
        extra: { ...scan.extra, ...more },
        place: 'queued',
        answer: null,
      });
    },
    [outbox],
  );
  const forget = useCallback((id: string) => void outbox.current?.forget(id), [outbox]);
  return useMemo(
    () => ({ take, again, recent, counts, forget, ...state }),
    [take, again, recent, counts, forget, state],
  );
}

const newId = (at: number) => scanId(at, (bytes) => crypto.getRandomValues(bytes));

function withoutSeq({ seq: _, ...scan }: KeptScan): KeptScan {
  return scan;
}

function useOutbox(staffId: number, tell: (scan: KeptScan, answer: ScanAnswer) => void) {
  const outbox = useRef<ReturnType<typeof createOutbox>>(null);
  useEffect(() => {
    const made = createOutbox({ staffId, send: sendScans, onAnswer: tell });
    outbox.current = made;
    return () => {
      outbox.current = null;
      made.stop();
    };
  }, [staffId, tell]);
  return outbox;
}

function countOf({ result }: ScanAnswer): keyof ScanCounts {
  return result === scanRefused ? 'refused' : result === scanRepeated ? 'again' : 'done';
}

function toneOf({ result, code }: ScanAnswer) {
  if (result !== scanRefused) return 'duplicate';
  return code === unknownCode ? 'unknown' : code === doneBefore ? 'duplicate' : 'refused';
}
