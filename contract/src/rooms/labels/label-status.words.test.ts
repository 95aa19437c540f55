import { describe, expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { codStateFaces } from '../clearances/clearances.words.ts';
import { mailbagStateFaces } from '../mailbags/mailbags.words.ts';
import { shiftStateFaces } from '../shift-handovers/shift-handovers.words.ts';
import { supportTicketStateFaces } from '../support-tickets/support-tickets.words.ts';
import { labelStatusShort } from './label-status.words.ts';

/** Splits a text into letters as a reader sees them: Myanmar marks are drawn above and below the letter before them. */
const lettersOf = (text: string, locale: string): number =>
  [...new Intl.Segmenter(locale === 'mm' ? 'my' : locale, { granularity: 'grapheme' }).segment(text)].length;
/** Number of letters that fit into the status pill of a desktop list. */
const room = { en: 17, mm: 11, zh: 5 } as const;

describe('S-01 the names of statuses in lists', () => {
  test.each(locales)('S-01 L-01 in %s no two are the same, and each fits the column', (locale) => {
    const names = labelStatusNames.map((status) => labelStatusShort[status][locale]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => lettersOf(name, locale) > room[locale])).toEqual([]);
  });
});

test.each(locales)('L-01 in %s the long states of money, bags, shifts and tickets are short in lists', (locale) => {
  const faces = [codStateFaces, mailbagStateFaces, shiftStateFaces, supportTicketStateFaces].flatMap((all) =>
    Object.values(all),
  );
  const names = faces.map(({ word, short = word }) => short[locale]);
  expect(faces.length).toBeGreaterThan(20);
  expect(names.filter((name) => lettersOf(name, locale) > room[locale] + 4)).toEqual([]);
});
