import { describe, expect, test } from 'vitest';
import { createWedge, type WedgeKey } from './wedge.ts';

const places = (code: string): string[] => [...code].map((one) => (/\d/.test(one) ? `Digit${one}` : `Key${one}`));

/** Presses keys with these pauses and returns every outcome as a line. */
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

describe('N-14 a machine that tells of the keys of one code in pieces', () => {
  /** Presses the keys of a code with their real times, and after `cut` of them pauses the page's clock for `late` milliseconds. */
  function cutAt(cut: number, late: number) {
    const wedge = createWedge();
    const outcomes = [...places(code), 'Enter'].flatMap((spot, index) => {
      const at = 1000 + index * 2;
      const key = spot === 'Enter' ? 'Enter' : (code[index] ?? '');
      return [
        wedge.press({ code: spot, key, at, typed: false }),
        ...(index + 1 === cut ? [wedge.rest(at + late)] : []),
      ];
    });
    return {
      scanned: outcomes.flatMap(({ scanned }) => scanned ?? []),
      typed: outcomes.flatMap(({ typed }) => typed ?? []),
    };
  }

  test.each([2, 5, 8, 12])('N-14 O-01 reads on after %i keys as one code', (cut) => {
    expect(cutAt(cut, 2000).scanned).toEqual([code]);
  });

  test('N-14 what looked typed is given to the field for the time being, and the whole code is read', () => {
    expect(cutAt(4, 2000)).toEqual({ scanned: [code], typed: ['X47'] });
  });

  test('N-14 a code that stays short is told in the end, and a whole one without Enter at once', () => {
    const wedge = createWedge();
    for (const [index, spot] of places('EX4731248').entries())
      wedge.press({ code: spot, key: 'e', at: 1000 + index * 2, typed: false });
    expect(wedge.rest(2000)).toEqual({});
    expect(wedge.isWaiting()).toBe(true);
    expect(wedge.rest(4000)).toEqual({ scanned: 'EX4731248' });
    expect(wedge.isWaiting()).toBe(false);
    expect(play(scan(code, { end: '' })).scanned).toEqual([code]);
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
