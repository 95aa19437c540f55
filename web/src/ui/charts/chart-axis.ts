import { formatDate, weekdayOf } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { weekdayNamesShort } from '@waybill/domain/kernel/spelled-date.ts';

export interface ChartPoint {
  readonly key: string;
  /** Full name in the readout, such as "Sat 28-11-2026". */
  readonly name: string;
  /** Few characters below the axis. */
  readonly label: string;
  /** Null for a point in the future. */
  readonly value: number | null;
  /** The same point of the previous period, drawn as a thin line. */
  readonly before?: number | undefined;
  /** Day on which most people rest: its background is shaded. */
  readonly rest?: boolean;
}

/** Range of a chart's value axis, with the values of its gridlines; it always contains zero. */
export interface ChartAxis {
  readonly low: number;
  readonly high: number;
  /** Ascending, zero included, at most five. */
  readonly ticks: readonly number[];
}

/** Fewer points say nothing as a picture and are shown as figures. */
export const minPoints = 3;

const maxTicks = 5;

/**
 * Returns an axis with round gridlines for whole numbers.
 *
 * @example axisOf([3, 17, 9]) // { low: 0, high: 20, ticks: [0, 5, 10, 15, 20] }
 */
export function axisOf(values: readonly number[]): ChartAxis {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 5]) {
      const step = factor * power;
      const low = Math.floor(least / step) * step;
      // A chart of zeros alone still has a height.
      const high = Math.max(Math.ceil(most / step) * step, low + step);
      const count = (high - low) / step + 1;
      if (count <= maxTicks) return { low, high, ticks: Array.from({ length: count }, (_, at) => low + at * step) };
    }
}

/** Returns which labels below the axis are shown, so that none of the given width touches the next: every n-th, counted from the last. */
export function shownLabels(count: number, labelWidth: number, width: number): (at: number) => boolean {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));
  return (at) => (count - 1 - at) % every === 0;
}

const [sunday, saturday] = [0, 6];

/** Returns how a chart names a business day (yyyy-mm-dd), with weekends marked. @example dayPoint('2026-11-28', 'en').name // 'Sat 28-11-2026' */
export function dayPoint(day: string, locale: Locale): Pick<ChartPoint, 'key' | 'name' | 'label' | 'rest'> {
  const weekday = weekdayOf(day);
  return {
    key: day,
    name: `${weekdayNamesShort[locale][weekday] ?? ''} ${formatDate(day)}`,
    label: groupThousands(Number(day.slice(8))),
    rest: weekday === sunday || weekday === saturday,
  };
}
