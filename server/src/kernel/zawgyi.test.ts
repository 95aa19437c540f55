import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import myanmarTools from 'myanmar-tools';
import { expect, test } from 'vitest';
import { cleanText } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { zawgyiDetector } from './zawgyi.ts';

const { unicodeToZawgyi } = new myanmarTools.ZawgyiConverter();

/** News in both encodings that is part of myanmar-tools, line by line. */
function news(file: string): string[] {
  const path = createRequire(import.meta.url).resolve(`myanmar-tools/resources/${file}`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '');
}

/** Names and addresses; alone, several of these words look like Zawgyi to the detector although they are Unicode. */
const records = [
  { name: 'ဒေါ်ခင်မြင့်', quarter: 'ကုက္ကိုင်း', township: 'ဗဟန်း' },
  { name: 'ဦးဘ', quarter: 'ပခုက္ကူ', township: 'မိတ္ထီလာ' },
  { name: 'ကိုထွန်းထွန်း', quarter: 'ရွှေတောင်', township: 'မန္တလေး' },
  { name: 'မငြိမ်း', quarter: 'ဥယျာဉ်', township: 'စမ်းချောင်း' },
  { name: 'နန်းခမ်း', quarter: 'မင်္ဂလာဦး', township: 'တောင်ကြီး' },
];

test('T-04 Zawgyi news becomes the Unicode news it was', () => {
  const zawgyi = news('mmgov_zawgyi_src.txt');
  const unicode = news('mmgov_unicode_out.txt');
  expect(zawgyi.length).toBeGreaterThan(60);
  expect(zawgyi.map((line) => cleanText(mendZawgyi({ line }, zawgyiDetector).record.line ?? ''))).toEqual(
    unicode.map((line) => cleanText(line)),
  );
});

test('T-04 Unicode news and Unicode rights are never converted', () => {
  for (const line of [...news('mmgov_unicode_out.txt'), ...news('udhr_mya_unicode_src.txt')])
    expect([line, mendZawgyi({ line }, zawgyiDetector).converted]).toEqual([line, false]);
});

test.each(records)('T-04 the record of $name in Zawgyi is recovered, in Unicode it stays', (record) => {
  const typed = Object.fromEntries(Object.entries(record).map(([field, text]) => [field, unicodeToZawgyi(text)]));
  expect(mendZawgyi(typed, zawgyiDetector)).toEqual({ record, converted: true });
  expect(mendZawgyi(record, zawgyiDetector)).toEqual({ record, converted: false });
});

test.each(['စကား', 'ငွေပမာဏ', 'ပခုက္ကူ', 'ကုက္ကို', 'ဘာသာစကား', 'မုတ္ကမ', 'ပှၤကညီ', 'ကီၢ်သူးလ့', 'ၸဝ်ႈၸၢႆး'])(
  'T-04 the Unicode word %s alone is not taken for Zawgyi',
  (word) => {
    expect(mendZawgyi({ word }, zawgyiDetector).converted).toBe(false);
  },
);

test('T-04 a stored Unicode address survives beside a name pasted in Zawgyi', () => {
  const { record } = mendZawgyi({ name: unicodeToZawgyi('ဒေါ်ခင်မြင့်'), street: 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း' }, zawgyiDetector);
  expect(record).toEqual({ name: 'ဒေါ်ခင်မြင့်', street: 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း' });
});
