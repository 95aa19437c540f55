import { expect, test } from 'vitest';
import { inUtf8 } from './foreign-encoding.ts';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const gbk = bytes('\xca\xd5\xbc\xfe\xc8\xcb\xd0\xd5\xc3\xfb,COD\n\xcd\xf5\xd0\xa1\xc3\xf7,25000\n');
const text = (read: ReturnType<typeof inUtf8>) => ('bytes' in read ? Buffer.from(read.bytes).toString() : null);
const readings = (read: ReturnType<typeof inUtf8>) =>
  'readings' in read ? read.readings.map(({ encoding, lines }) => [encoding, ...lines]) : null;

test('N-10 UTF-8 is certain, and UTF-16 with its mark or by its zero bytes', () => {
  const word = 'အမည်,Name\n';
  expect(text(inUtf8(Buffer.from(word)))).toBe(word);
  expect(text(inUtf8(Buffer.from(`\uFEFF${word}`, 'utf16le')))).toBe(word);
  expect(text(inUtf8(Buffer.from('Name,Phone\nMa Mya,0979\n', 'utf16le')))).toBe('Name,Phone\nMa Mya,0979\n');
  expect(readings(inUtf8(bytes('\xff\xfeA')))).toEqual([]);
});

test('N-10 a Chinese or Western encoding is only proposed, the likelier first, and read once a person has chosen', () => {
  expect(readings(inUtf8(gbk))).toEqual([
    ['gb18030', '收件人姓名,COD', '王小明,25000'],
    ['windows-1252', 'ÊÕ¼þÈËÐÕÃû,COD', 'ÍõÐ¡Ã÷,25000'],
  ]);
  expect(text(inUtf8(gbk, 'gb18030'))).toBe('收件人姓名,COD\n王小明,25000\n');
  const western = bytes('Name,Remark\nMa Mya,caf\xe9 \x96 ring twice\n');
  expect(readings(inUtf8(western))).toEqual([['windows-1252', 'Ma Mya,café – ring twice']]);
  expect(text(inUtf8(western, 'windows-1252'))).toContain('café – ring twice');
});

test('N-10 one damaged letter does not refuse a file in UTF-8: its line is shown and asked about', () => {
  const damaged = Buffer.concat([Buffer.from('အမည်,ဖုန်း\nဒေါ်မြ,0979\nဦးလှ'), bytes('\xe1'), Buffer.from(',0944\n')]);
  expect(readings(inUtf8(damaged))?.[0]).toEqual(['utf-8', 'ဦးလှ\uFFFD,0944', 'အမည်,ဖုန်း', 'ဒေါ်မြ,0979']);
  expect(text(inUtf8(damaged, 'utf-8'))).toContain('ဒေါ်မြ,0979');
});
