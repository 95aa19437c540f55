import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { createStore } from '../../kernel/store.ts';

export interface MadeLabel {
  readonly id: number;
  readonly code: string;
  readonly total: number;
  /** What the next label of the same sender begins with. */
  readonly next: Readonly<Record<string, unknown>>;
}

/** At most this many of the labels made in this window are ticked by themselves when they come into a list. */
const remembered = 200;

/** The labels that were made in this window, the latest first: they are ticked when their tab is opened (P-04), and the next one takes their sender. */
export const madeLabels = createStore<readonly MadeLabel[]>([]);

export function rememberMade(made: LabelMade, next: Readonly<Record<string, unknown>>): void {
  madeLabels.change((before) =>
    [{ id: made.id, code: made.tracking_code, total: made.shipping_total, next }, ...before].slice(0, remembered),
  );
}
