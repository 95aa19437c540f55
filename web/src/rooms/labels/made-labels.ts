import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { createStore } from '../../kernel/store.ts';

export interface MadeLabel {
  readonly id: number;
  readonly code: string;
  readonly total: number;
  /** Initial values of the next label of the same sender. */
  readonly next: Readonly<Record<string, unknown>>;
}

/** At most this many labels made in this browser tab are selected automatically when a list shows them. */
const remembered = 200;

/** The labels that were made in this window, the latest first: they are ticked when their tab is opened (P-04), and the next one takes their sender. */
export const madeLabels = createStore<readonly MadeLabel[]>([]);

export function rememberMade(made: LabelMade, next: Readonly<Record<string, unknown>>): void {
  madeLabels.change((before) =>
    [{ id: made.id, code: made.tracking_code, total: made.shipping_total, next }, ...before].slice(0, remembered),
  );
}
