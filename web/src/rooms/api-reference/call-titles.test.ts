import { expect, test } from 'vitest';
import { callVersions } from '@waybill/contract/generated/call-versions.ts';
import { callTitle } from './call-titles.words.ts';

test('every call of keys has a title in Myanmar and in Chinese', () => {
  const calls = Object.keys(callVersions);
  expect(calls.length).toBeGreaterThan(30);
  const title = (id: string, locale: 'mm' | 'zh') => callTitle({ id, summary: '' }, locale);
  expect(calls.filter((id) => !/[\u1000-\u109f]/.test(title(id, 'mm')))).toEqual([]);
  expect(calls.filter((id) => !/[\u4e00-\u9fff]/.test(title(id, 'zh')))).toEqual([]);
});
