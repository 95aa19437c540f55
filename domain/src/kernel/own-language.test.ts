import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { inOwnLanguage } from './own-language.ts';

test('T-01 L-04 an announcement of the system says one language, the reader’s, and keeps what is for everyone', () => {
  const title = 'Webhook Old shop ပိတ်သွားပါပြီ · Webhook Old shop is switched off · Webhook Old shop 已停用';
  expect(locales.map((locale) => inOwnLanguage(title, locale, ' · '))).toEqual(title.split(' · '));
  const body = 'https://shop.example/hook\nပြန်ဖွင့်ပါ။\nSwitch it on.\n请启用。';
  expect(inOwnLanguage(body, 'en', '\n')).toBe('https://shop.example/hook\nSwitch it on.');
});

test('T-01 what a person wrote is shown as it is', () => {
  for (const text of ['ရုံးပိတ်ရက်', 'Closed · Monday · Tuesday', 'ပိတ် · Closed', 'Closed · ပိတ် · 休息'])
    expect(inOwnLanguage(text, 'en', ' · ')).toBe(text);
});
