import { expect, test } from 'vitest';
import { receiversFor } from './last-receivers.ts';

const receivers = [
  { name: 'ကိုဇော်ဇော်လွင်', phone: ['09787748433'] },
  { name: 'Daw Khin', phone: ['0912345678', '01234567'] },
];

test.each([
  ['', ['ကိုဇော်ဇော်လွင်', 'Daw Khin']],
  ['0', ['ကိုဇော်ဇော်လွင်', 'Daw Khin']],
  ['0978', ['ကိုဇော်ဇော်လွင်']],
  ['+95 978', ['ကိုဇော်ဇော်လွင်']],
  ['978', ['ကိုဇော်ဇော်လွင်']],
  ['0123', ['Daw Khin']],
  ['ဇော်', ['ကိုဇော်ဇော်လွင်']],
  ['khin', ['Daw Khin']],
  ['09771234567', []],
  ['097877484330', []],
  ['748433', []],
  ['Aung', []],
])(
  'N-10 of the last receivers only those are offered who fit "%s", so that Enter never puts somebody in the place of a new number',
  (text, offered) => {
    expect(receiversFor(receivers, text).map(({ name }) => name)).toEqual(offered);
  },
);
