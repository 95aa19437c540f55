import { describe, expect, test } from 'vitest';
import { createWedge, type WedgeKey } from './wedge.ts';

const places = (code: string): string[] => [...code].map((one) => (/\d/.test(one) ? `Digit${one}` : `Key${one}`));

/** Presses keys with these pauses and tells every outcome in a line. */
function play(keys: readonly (Partial<WedgeKey> & { wait?: number })[]) {
  const wedge = createWedge();
  let at = 1000;
  const seen = { scanned: [] as string[], typed: [] as string[], passed: '' };
  for (const { wait = 5, ...key } of keys) {
    at += wait;
    const outcome = wedge.press({ code: '', key: '', typed: false, ...key, at });
    if (outcome.scanned !== undefined) seen.scanned.push(outcome.scanned);
    if (outcome.typed !== undefined) seen.typed.push(outcome.typed);
    if (outcome.verdict === 'pass' && key.key?.length === 1) seen.passed += key.key;
  }
  const { scanned, typed } = wedge.rest(at + 200);
  return {
    scanned: [...seen.scanned, ...(scanned === undefined ? [] : [scanned])],
    typed: [...seen.typed, ...(typed === undefined ? [] : [typed])],
    passed: seen.passed,
  };
}

const scan = (code: string, { layout = (one: string) => one.toLowerCase(), end = 'Enter', wait = 5 } = {}) => [
  ...places(code).map((spot, index) => ({
    code: spot,
    key: layout(code[index] ?? ''),
    wait: index === 0 ? 200 : wait,
  })),
  ...(end ? [{ code: end, key: end, wait }] : []),
];

const code = 'EX473124829XM';

describe('N-14 a keyboard-wedge scanner', () => {
  test.each([
    ['Latin', scan(code)],
    [
      'capitals by shift',
      scan(code, { layout: (one) => one })
        .flatMap((key) => [{ code: 'ShiftLeft', key: 'Shift', wait: 1 }, key])
        .slice(1),
    ],
    ['Myanmar', scan(code, { layout: () => 'က' })],
    ['without Enter at the end', scan(code, { end: '' })],
    ['with Tab at the end', scan(code, { end: 'Tab' })],
    ['slow, 30 ms a key', scan(code, { wait: 30 })],
    ['the number block', scan(code).map((key) => ({ ...key, code: key.code.replace('Digit', 'Numpad') }))],
  ])('N-14 is read on any layout: %s', (_, keys) => {
    expect(play(keys)).toMatchObject({ scanned: [code], typed: [] });
  });

  test('N-14 lets its first key through and keeps all others from the page', () => {
    expect(play(scan(code)).passed).toBe('e');
  });

  test('N-14 thirty codes without a pause between them are thirty codes', () => {
    const codes = Array.from({ length: 30 }, (_, n) => `EX4731248${String(n).padStart(2, '0')}XM`);
    const keys = codes.flatMap((one) => scan(one, { wait: 2 }).map((key) => ({ ...key, wait: 2 })));
    expect(play(keys).scanned).toEqual(codes);
  });

  test('N-14 a code that was read twice in one breath is one code', () => {
    expect(play(scan(code + code)).scanned).toEqual([code]);
  });
});

describe('N-14 a person at the keyboard', () => {
  const type = (text: string, wait: number) =>
    [...text].map((one) => ({ code: /\d/.test(one) ? `Digit${one}` : `Key${one.toUpperCase()}`, key: one, wait }));

  test('N-14 types as ever', () => {
    expect(play([...type('shweshop', 90), { code: 'Enter', key: 'Enter', wait: 90 }])).toEqual({
      scanned: [],
      typed: [],
      passed: 'shweshop',
    });
  });

  test('N-14 gets back what was kept for a moment when two keys fell together', () => {
    const keys = [...type('sh', 20), ...type('we', 120)];
    expect(play(keys)).toEqual({ scanned: [], typed: ['h'], passed: 'swe' });
  });

  test('N-14 a key that is held down is no scanner', () => {
    const keys = Array.from({ length: 20 }, () => ({ code: 'KeyA', key: 'a', wait: 30, typed: true }));
    expect(play(keys)).toEqual({ scanned: [], typed: [], passed: 'a'.repeat(20) });
  });
});

test('N-14 T-03 where keys have no places, as on Android, what they typed is read, Myanmar digits too', () => {
  const keys = [...'ex၄၇၃၁၂၄၈၂၉xm'].map((key) => ({ code: '', key }));
  expect(play([...keys, { code: '', key: 'Enter' }]).scanned).toEqual([code]);
});
