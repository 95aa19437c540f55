import { businessDate, formatClock, weekdayOf } from './calendar.ts';
import type { Locale } from './locale.ts';

type Names = Readonly<Record<Locale, readonly string[]>>;

/** Starts with January. Source: glossary month.*. */
export const monthNames: Names = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  mm: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
  zh: ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'],
};

/** Starts with Sunday. Source: glossary weekday.*. */
export const weekdayNames: Names = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  mm: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  zh: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
};

/** Column headings of a month. Source: CLDR 48 (en, zh); for mm the short forms of printed calendars, as in dayjs. */
export const weekdayNamesShort: Names = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  mm: ['နွေ', 'လာ', 'ဂါ', 'ဟူး', 'ကြာ', 'သော', 'နေ'],
  zh: ['日', '一', '二', '三', '四', '五', '六'],
};

/** Names of the parts of the day and the hour at which each begins. Source: glossary date.am, pm, noon, night and its note. */
export const dayPeriods: Readonly<Record<Locale, readonly (readonly [fromHour: number, name: string])[]>> = {
  en: [
    [0, 'am'],
    [12, 'pm'],
  ],
  mm: [
    [0, 'နံနက်'],
    [12, 'နေ့လယ်'],
    [16, 'ညနေ'],
    [19, 'ည'],
  ],
  zh: [
    [0, '上午'],
    [12, '下午'],
  ],
};

/**
 * Formats an announcement's date: weekday, month day, year, time with the part of the day.
 *
 * @example formatAnnouncement(new Date('2026-03-05T16:45:00Z'), 'en') === 'Thursday, March 5, 2026, 11:15 pm'
 * Source: L-06.
 */
export function formatAnnouncement(instant: Date, locale: Locale): string {
  const date = businessDate(instant);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hours = '', minute = ''] = formatClock(instant).split(':');
  const hour = Number(hours);
  const weekday = weekdayNames[locale][weekdayOf(date)];
  const period = dayPeriods[locale].findLast(([from]) => from <= hour)?.[1];
  const clock = `${hour % 12 || 12}:${minute}`;
  const monthName = monthNames[locale][month - 1];
  switch (locale) {
    case 'en':
      return `${weekday}, ${monthName} ${day}, ${year}, ${clock} ${period}`;
    case 'zh':
      return `${year}年${month}月${day}日${weekday} ${period}${clock}`;
    case 'mm':
      return `${weekday}၊ ${monthName} ${day}၊ ${year}၊ ${period} ${clock}`;
  }
}
