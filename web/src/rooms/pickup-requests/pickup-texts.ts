import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import type { JoinedLabel, PickupRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Returns the sums of labels: pieces, kg, whole kyat. */
export function sumsOf(labels: readonly JoinedLabel[]): { pieces: number; kg: number; total: number } {
  const sum = (of: (label: JoinedLabel) => number) => labels.reduce((all, label) => all + of(label), 0);
  return {
    pieces: sum(({ pieces }) => pieces),
    kg: sum(({ weight }) => Math.round(weight * 1000)) / 1000,
    total: sum(({ shipping_total }) => shipping_total),
  };
}

type Where = Pick<PickupRow, 'home_no' | 'street' | 'place' | 'township'>;

/** Where a visit goes, the narrowest first: number, street, quarter, township. */
export function addressText({ home_no, street, place, township }: Where, locale: Locale): string {
  const name = (named: (Named & { readonly id: number }) | null) => (named ? localName(named, locale) : null);
  const parts = [home_no, street, name(place), township?.id === place?.id ? null : name(township)];
  return parts.filter(Boolean).join(commonWords.separator[locale]);
}
