import { stepCountNames, type StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { FoundRecord } from '../../shell/frame-parts.ts';
import { figureWords } from './dashboard-page.words.ts';
import { read } from './dashboard-query.ts';
import { rowsOf } from './rows-of.ts';

const shortest = 3;

/**
 * Returns the figures of the day that a text names, by their words in any language, with or without "today".
 *
 * @example figuresNamed('accepted today') // ['accepted']
 */
export function figuresNamed(text: string): StepCountName[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.join('').length < shortest) return [];
  const named = (name: StepCountName) =>
    locales.map((locale) => `${figureWords[name][locale]} ${commonWords.today[locale]}`.toLowerCase());
  return stepCountNames.filter((name) => named(name).some((words) => typed.every((word) => words.includes(word))));
}

/** Finds today's figures for the palette, with their numbers; each opens the rows that it counts. */
export async function findFigures(text: string, locale: Locale, signal: AbortSignal): Promise<FoundRecord[]> {
  // "Today" alone asks for no figure.
  const names = figuresNamed(text);
  if (names.length === 0 || names.length === stepCountNames.length) return [];
  const { data } = await read({}, signal);
  return data.figures
    .filter(({ key }) => names.includes(key))
    .map(({ key, count }) => ({
      id: `figure-${key}`,
      label: `${say(figureWords[key], locale)}: ${groupThousands(count)}`,
      hint: say(commonWords.today, locale),
      target: rowsOf.figure(key, { from: data.from, to: data.to, branch: undefined }),
    }));
}
