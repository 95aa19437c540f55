import { expect, test } from 'vitest';
import { initials } from './Avatar.tsx';

test.each([
  ['Daw Hnin Ei', 'HE'],
  ['U Soe', 'S'],
  ['Ko Ye', 'Y'],
  ['Su', 'S'],
  ['Kyaw Zin Htet', 'KH'],
  ['mr. john smith', 'JS'],
  ['Daw', 'D'],
  ['ဒေါ်ခင်မာလာ', 'ခ'],
  ['ဦးစိုးနိုင်', 'စ'],
  ['ကိုကျော်ဇင်', 'ကျ'],
  ['မောင် ထွန်း', 'ထွ'],
  ['မှူး', 'မှ'],
  ['王小明', '王'],
  ['', ''],
  ['   ', ''],
])('P-08 the placeholder of %j is %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
