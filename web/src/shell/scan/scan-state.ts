import { createStore } from '../../kernel/store.ts';
import type { KeptScan, WorkerWaiting } from './scan-shelf.ts';

/** What every page may say of the scans on this device. */
export interface ScanState {
  /** Kept here and not answered by the server, by who scanned them. */
  readonly waiting: readonly WorkerWaiting[];
  /** Refused and not dealt with yet, the newest first. */
  readonly refused: readonly KeptScan[];
  /** The device could not keep these: they are in this page alone, until the server has them. */
  readonly unsafe: readonly KeptScan[];
  /** No answer came the last time: the scans are safe here and go out when the line is back. */
  readonly offline: boolean;
  /** What waits does not go out now: the line is down, the server is busy, or it waits for somebody else to sign in. */
  readonly stuck: boolean;
}

export const scanState = createStore<ScanState>({
  waiting: [],
  refused: [],
  unsafe: [],
  offline: false,
  stuck: false,
});

/** How many scans the server has not answered. */
export function countWaiting({ waiting, unsafe }: Pick<ScanState, 'waiting' | 'unsafe'>): number {
  return waiting.reduce((sum, { count }) => sum + count, unsafe.length);
}

/** A page of this tab takes scans: their service begins at once, and not when the page rests. */
export const scansTaken = createStore(false);
