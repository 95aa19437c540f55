import path from 'node:path';
import { expect, test } from 'vitest';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { isTest, root, sources } from './tidy/sources.ts';

/** How a sentence asks, in each language; text after it explains. */
const asks = { en: /\?/, mm: /(လား|နည်း|လဲ)(။|$| -)/, zh: /？/ } as const;
const locales = ['en', 'mm', 'zh'] as const;

const pages = sources.filter(
  (source) => source.file.startsWith('web/src/') && !source.file.includes('/gallery/') && !isTest(source),
);

/** The commands of a page or a list that are confirmed by the question of these words, and open no form. */
const confirmed: Readonly<Record<string, readonly string[]>> = {
  apiKeyCommandWords: [],
  bankLineCommandWords: ['charge', 'interest', 'confirm'],
  emoCommandWords: [],
  expenseCommandWords: ['approve', 'pay'],
  feedbackCommandWords: [],
  gateCollectionCommandWords: ['approve'],
  gateCountCommandWords: ['own'],
  handoverCollectionCommandWords: [],
  handoverCommandWords: [],
  holdMailCommandWords: ['release', 'collect'],
  mailbagCommandWords: ['hand_over', 'check_in', 'check_out', 'receive'],
  messageCommandWords: ['resend', 'withdraw'],
  missingCaseCommandWords: ['confirm'],
  paymentChannelCommandWords: ['confirm', 'deny', 'drop', 'close'],
  moveInCommandWords: ['propose', 'withdraw', 'sign', 'void'],
  payoutRunCommandWords: ['send', 'statement'],
  payoutTemplateCommandWords: ['confirm', 'deny', 'close'],
  pickupRequestCommandWords: [],
  postFileCommandWords: ['apply', 'void'],
  priceExceptionCommandWords: ['confirm', 'deny'],
  remittanceCommandWords: ['confirm', 'void'],
  runSheetCommandWords: ['close', 'void'],
  shiftCommandWords: ['sign'],
  supportTicketCommandWords: ['close'],
  termsDecisionWords: ['confirm', 'withdraw'],
  transferStepWords: ['approve', 'send'],
};

interface Use {
  readonly where: string;
  readonly name: string;
  readonly path: readonly string[];
}

/** Returns the words used at these places of the source: the exported words with the path to one of them. */
function usesAt({ file, text }: { file: string; text: string }, place: RegExp): Use[] {
  return [...text.matchAll(place)].map(([, dotted = '']) => {
    const [name = '', ...way] = dotted.replaceAll(/\[(\w+)\]/g, '.*').split('.');
    return { where: file, name, path: way };
  });
}

/** Returns the words that a name in a file refers to, by its imports. */
async function wordsNamed(
  { file, text }: { file: string; text: string },
  name: string,
): Promise<{ real: string; value: unknown } | null> {
  for (const [, names = '', from = ''] of text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    const one = names
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/))
      .find((parts) => (parts[1] ?? parts[0]) === name);
    if (!one) continue;
    const target = from.startsWith('@waybill/')
      ? from.replace(/^@waybill\/(\w+)\//, '$1/src/')
      : path.join(path.dirname(file), from);
    if (!/\.(words|messages)\.ts$/.test(target)) return null;
    return {
      real: one[0] ?? name,
      value: ((await import(path.join(root, target))) as Record<string, unknown>)[one[0] ?? name],
    };
  }
  return null;
}

async function found(place: RegExp): Promise<{ where: string; word: Word }[]> {
  const all = await Promise.all(
    pages.flatMap((page) =>
      usesAt(page, place).map(async ({ name, path: way }) => {
        const words = await wordsNamed(page, name);
        if (!words) return [];
        const keys =
          way[0] === '*' || way[0] === undefined
            ? (confirmed[words.real] ?? [`${words.real} is not listed`])
            : [way[0] ?? ''];
        return keys.map((key) => {
          const inner = (words.value as Record<string, unknown>)[key];
          const last = way.length === 0 ? 'ask' : way.at(-1);
          const word = (way.length === 1 ? inner : (inner as Record<string, unknown> | undefined)?.[last ?? '']) as
            | Word
            | undefined;
          return { where: `${page.file}: ${words.real}.${key}`, word: word ?? { en: '', mm: '', zh: '' } };
        });
      }),
    ),
  );
  return all.flat();
}

const does = (word: Word) => locales.filter((locale) => asks[locale].test(word[locale]));

test('T-01 every window that asks asks, in all three languages', async () => {
  const questions = [
    ...(await found(/question:\s*say(?:\.loose)?\(\s*([\w.[\]]+)/g)),
    ...(await found(/\bwords: (\w+),\n\s+(?:values|each):/g)),
  ];
  expect(questions.length).toBeGreaterThan(50);
  expect(questions.filter(({ word }) => does(word).length < locales.length)).toEqual([]);
});

test('T-01 what is said when something was done reports, and never asks', async () => {
  const reports = await found(/(?:success:|toast\.success\()\s*say(?:\.loose)?\(\s*([\w.[\]]+)/g);
  expect(reports.length).toBeGreaterThan(50);
  expect(reports.filter(({ word }) => does(word).length > 0)).toEqual([]);
});

test('T-01 what is said when something was done is never the question before it', () => {
  const both = pages.filter(({ text }) => /question:\s*say\(words\.done/.test(text)).map(({ file }) => file);
  expect(both).toEqual([]);
});
