import path from 'node:path';
import { expect, test } from 'vitest';
import { wordAt, writeWords } from '../web/words-in-place.ts';
import { root } from './tidy/sources.ts';

const common = path.join(root, 'contract/src/kernel/common-field.words.ts');
const page = path.join(root, 'web/src/rooms/staff/Page.tsx');
const status = { en: 'Status', mm: 'အခြေအနေ', zh: '状态' };

test('a word is found through the names and files that lead to it', () => {
  expect(wordAt(common, 'commonFieldWords', ['status'])).toEqual(status);
  expect(wordAt(common, 'commonFieldWords', ['status', 'en'])).toBeNull();
  expect(wordAt(common, 'commonFieldWords', [])).toBeNull();
  expect(wordAt(common, 'otherWords', ['status'])).toBeNull();
});

test('T-05 a page has the common words that it says, and not the file of all of them', () => {
  const code = `import { commonFieldWords as common } from '@waybill/contract/kernel/common-field.words.ts';\nsay(common.status, common.status.en);`;
  expect(writeWords(code, page, () => false, false)).toBe(
    'const word$0 = { en: "Status", mm: "အခြေအနေ", zh: "状态" }; \nsay(word$0, word$0.en);',
  );
});

test('T-05 what a page says by a key that it computes still comes with its file', () => {
  const code = `import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';\nsay(commonFieldWords[key]);`;
  expect(writeWords(code, page, () => false, false)).toBe(code);
});
