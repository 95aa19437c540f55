/** Customs declarations of the Universal Postal Union: the short one, and the long one for higher values. */
export const customsPapers = ['cn22', 'cn23'] as const;
export type CustomsPaper = (typeof customsPapers)[number];

interface CustomsFacts {
  /** Two letters; null within Myanmar. */
  readonly destination_country: string | null;
  /** In whole kyat. */
  readonly declared_value: number;
}

/**
 * Returns the customs declaration of a label; none within Myanmar. `limit` is the maximum value for the short one, in whole kyat.
 *
 * @example customsPaperOf({ destination_country: 'TH', declared_value: 60_000 }, 840_000) === 'cn22'
 */
export function customsPaperOf(
  { destination_country, declared_value }: CustomsFacts,
  limit: number,
): CustomsPaper | null {
  if (destination_country === null) return null;
  return declared_value <= limit ? 'cn22' : 'cn23';
}

/** Size of each, in mm. */
export const customsSizes: Readonly<Record<CustomsPaper, { readonly width: number; readonly height: number }>> = {
  cn22: { width: 105, height: 148 },
  cn23: { width: 210, height: 148 },
};
