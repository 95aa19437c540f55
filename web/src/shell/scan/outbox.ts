import { ApiError, networkDown } from '../../kernel/api-error.ts';
import { createStore } from '../../kernel/store.ts';
import {
  countScans,
  forgetScan,
  keepScan,
  queuedScans,
  refusedScans,
  scanRefused,
  settleScans,
  type KeptScan,
  type ScanAnswer,
  type ScanPlace,
} from './scan-shelf.ts';

export interface OutboxState {
  readonly queued: number;
  /** Refused and not dealt with yet, the newest first. */
  readonly refused: readonly KeptScan[];
  /** No answer came the last time: the scans are safe here and go out when the line is back. */
  readonly offline: boolean;
}

export const outboxState = createStore<OutboxState>({ queued: 0, refused: [], offline: false });

/** Sends scans and answers what the server said of each, in their order. */
export type SendScans = (scans: readonly KeptScan[]) => Promise<readonly ScanAnswer[]>;

const batch = 200;
const slowest = 30_000;

/**
 * The way of scans from this device to the server. A scan is kept before it is sent and asked for again until the server has said what became
 * of it; its number makes that harmless. One tab of a browser sends for all.
 */
export function createOutbox({
  staffId,
  send,
  onAnswer,
}: {
  staffId: number;
  send: SendScans;
  onAnswer: (scan: KeptScan, answer: ScanAnswer, place: ScanPlace) => void;
}) {
  let stopped = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 0;

  const refresh = async () => {
    const [queued, refused] = await Promise.all([countScans(staffId, 'queued'), refusedScans(staffId)]);
    outboxState.change((state) => ({ ...state, queued, refused }));
  };
  const placeOf = ({ result }: ScanAnswer): ScanPlace => (result === scanRefused ? 'refused' : 'applied');
  const settle = async (scans: readonly KeptScan[], answers: readonly ScanAnswer[]) => {
    const settled = new Map(
      scans.map((scan, at) => [
        scan.scan_id,
        { answer: answers[at] as ScanAnswer, place: placeOf(answers[at] as ScanAnswer) },
      ]),
    );
    await settleScans(settled, staffId);
    for (const scan of scans) {
      const told = settled.get(scan.scan_id);
      if (told) onAnswer(scan, told.answer, told.place);
    }
    await refresh();
  };
  /** A batch that the server cannot read at all is sent one by one, so that one bad scan never holds up the others. */
  const sendSome = async (scans: readonly KeptScan[]): Promise<void> => {
    try {
      await settle(scans, await send(scans));
    } catch (error) {
      if (!isFinal(error)) throw error;
      if (scans.length > 1) for (const scan of scans) await sendSome([scan]);
      else await settle(scans, [{ result: scanRefused, code: error.code, message: error.message }]);
    }
  };
  const drain = async () => {
    for (
      let scans = await queuedScans(staffId, batch);
      scans.length > 0 && !stopped;
      scans = await queuedScans(staffId, batch)
    ) {
      await sendSome(scans);
      pause = 0;
      outboxState.change((state) => ({ ...state, offline: false }));
    }
  };
  const later = (error: unknown) => {
    outboxState.change((state) => ({ ...state, offline: error instanceof ApiError && error.code === networkDown }));
    pause = Math.min(slowest, Math.max(1000, pause * 2));
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(flush, pause);
  };
  const flush = (): void => {
    running ??= alone(drain)
      .catch(later)
      .finally(() => {
        running = null;
      });
  };
  const online = () => {
    pause = 0;
    flush();
  };
  window.addEventListener('online', online);
  void refresh().then(flush);
  return {
    async add(scan: KeptScan): Promise<void> {
      await keepScan(scan);
      outboxState.change((state) => ({ ...state, queued: state.queued + 1 }));
      // A scan that comes while others are on their way is found by their loop or by the next one.
      void (running ?? Promise.resolve()).then(flush);
    },
    async forget(scanId: string): Promise<void> {
      await forgetScan(scanId);
      await refresh();
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', online);
    },
  };
}

/** The server has read it and will never say anything else; a line that is down, a busy server or a session that ended is no answer. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 404, 413, 422].includes(error.status);
}

function alone(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('waybill-scans', work) : work();
}
