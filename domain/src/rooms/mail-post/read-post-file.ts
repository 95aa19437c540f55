import { addDays, dayBounds, parseDate, parseDateTime } from '../../kernel/calendar.ts';
import { withoutClock, writtenDate } from '../../kernel/written-date.ts';
import { readCode, readPostCode } from '../labels/tracking-code.ts';
import { postResultOf, type PostMeaning, type StatusTable } from './post-statuses.ts';

export type PostColumn = 'code' | 'state' | 'date';

/** Words in column headings, in the three languages. The first match decides, so that "Status date" is a date. */
const heads: readonly (readonly [PostColumn, RegExp])[] = [
  ['date', /date|time|\bday\b|ရက်|နေ့|အချိန်|日期|时间|時間/i],
  ['state', /status|state|event|result|remark|အခြေအနေ|ရလဒ်|အဖြစ်|状态|狀態|结果|投递/i],
  ['code', /code|track|barcode|number|\bno\b|article|item|mail|ကုဒ်|အမှတ်|ဘားကုဒ်|单号|號|编号|条码|邮件/i],
];

/**
 * Returns the columns of code, state and date. A column without a known heading is found by its codes. `null` without columns of code and state.
 *
 * @example postColumns(['Sr', 'Tracking No', 'Status', 'Date'], rows) // { code: 1, state: 2, date: 3 }
 */
export function postColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly code: number; readonly state: number; readonly date: number | null } | null {
  const found: Partial<Record<PostColumn, number>> = {};
  const codesIn = (at: number) => rows.slice(0, 50).filter((cells) => readPostCode(cells[at] ?? '')?.usual).length;
  const best = head.reduce((most, _, at) => (codesIn(at) > codesIn(most) ? at : most), 0);
  if (rows.length > 0 && codesIn(best) > 0) found.code = best;
  head.forEach((text, at) => {
    if (at === found.code) return;
    const column = heads.find(([, words]) => words.test(text))?.[0];
    if (column !== undefined) found[column] ??= at;
  });
  if (found.code === undefined || found.state === undefined) return null;
  return { code: found.code, state: found.state, date: found.date ?? null };
}

/** Returns the index of the heading row: the one whose cells name the most columns. */
export function postHeadAt(rows: readonly (readonly string[])[]): number {
  const named = rows
    .slice(0, 20)
    .map((cells) => new Set(cells.flatMap((text) => heads.find(([, words]) => words.test(text))?.[0] ?? [])).size);
  return Math.max(0, named.indexOf(Math.max(0, ...named)));
}

/** Days from 1899-12-30, as spreadsheet programs store a date. */
const storedDate = /^([34]\d{4})(?:\.(\d+))?$/;
const epoch = '1899-12-30';

/** Parses the time of an event in their file; a day without a time means its end, the latest possible moment. Null when it is not a date. */
export function postDateOf(text: string): Date | null {
  const trimmed = text.trim();
  const stored = storedDate.exec(trimmed);
  if (stored) {
    const [from, to] = dayBounds(addDays(epoch, Number(stored[1])));
    const part = Number(`0.${stored[2] ?? '0'}`);
    return part > 0 ? new Date(from.getTime() + Math.round(part * 86_400) * 1000) : new Date(to.getTime() - 1);
  }
  const exact = parseDateTime(trimmed);
  if (exact) return exact;
  const written = writtenDate(trimmed);
  const isNamed = written !== null && written.day === written.month && withoutClock(trimmed) === trimmed;
  const day = parseDate(trimmed.replaceAll('.', '-')) ?? (isNamed ? written.day : null);
  return day === null ? null : endOfDay(day);
}

/** Returns the last moment of a day. @example endOfDay('2026-11-20') */
export function endOfDay(day: string): Date {
  return new Date(dayBounds(day)[1].getTime() - 1);
}

/** A parsed line of their file. */
export interface PostLine {
  readonly code: string | null;
  readonly result: PostMeaning | null;
  readonly at: Date | null;
  /** It has a status and no invalid date; without a result the status is not in the table. */
  readonly isReadable: boolean;
}

/** Parses one line: their code, or ours where they print it. An invalid or future date makes the line unreadable. */
export function readPostLine(
  cells: { code: string; state: string; date: string },
  table: StatusTable,
  now: Date,
): PostLine {
  const own = readCode(cells.code);
  const code = own?.kind === 'label' ? own.code : (readPostCode(cells.code)?.code ?? null);
  const read = cells.date.trim() === '' ? null : postDateOf(cells.date);
  const day = 86_400_000;
  const isWrong = cells.date.trim() !== '' && (read === null || read.getTime() > now.getTime() + day);
  return {
    code,
    result: isWrong ? null : postResultOf(cells.state, table),
    at: isWrong ? null : read,
    isReadable: !isWrong && cells.state.trim() !== '',
  };
}

/** A line about one parcel; without a meaning when the table of statuses does not have its text. */
export interface PostEvent {
  readonly result: PostMeaning | null;
  readonly at: Date | null;
}

/**
 * Returns which of several lines of one parcel counts: the latest by time, in any order of rows; of equal ones the last. Null when the times do not
 * tell, or when a later line is not understood: then a person has to say what happened.
 *
 * @example latestEvent([{ result: 'delivered', at: noon }, { result: 'moving', at: morning }]) === 0
 */
export function latestEvent(events: readonly PostEvent[]): number | null {
  const times = events.map(({ at }) => at?.getTime() ?? null);
  const isTimed = !times.includes(null);
  const last = isTimed ? Math.max(...times.map((time) => time ?? 0)) : null;
  const latest = events.flatMap((event, at) => (isTimed && times[at] !== last ? [] : [{ event, at }]));
  const results = new Set(latest.map(({ event }) => event.result));
  return results.size === 1 && !results.has(null) ? (latest.at(-1)?.at ?? null) : null;
}
