import { createStore } from '../../kernel/store.ts';
import type { WorkerWaiting } from './scan-shelf.ts';
import type { KeptScan } from './scan-copies.ts';

/** State of the scans on this device, for every page. */
export interface ScanState {
  /** Stored here and not answered by the server, by person. */
  readonly waiting: readonly WorkerWaiting[];
  /** Refused and not settled yet, newest first. */
  readonly refused: readonly KeptScan[];
  /** Not stored on the device: only this page has them, until the server does. */
  readonly unsafe: readonly KeptScan[];
  /** The last request got no answer: the scans are stored here and sent when the network returns. */
  readonly offline: boolean;
  /** Waiting scans are not being sent: offline, the server is busy, or another person must sign in. */
  readonly stuck: boolean;
}

export const scanState = createStore<ScanState>({
  waiting: [],
  refused: [],
  unsafe: [],
  offline: false,
  stuck: false,
});

/** Returns the number of scans that the server has not answered. */
export function countWaiting({ waiting, unsafe }: Pick<ScanState, 'waiting' | 'unsafe'>): number {
  return waiting.reduce((sum, { count }) => sum + count, unsafe.length);
}

/** A page of this tab takes scans: the scan service starts at once, not when the page is idle. */
export const scansTaken = createStore(false);
