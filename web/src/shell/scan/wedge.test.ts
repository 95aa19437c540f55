import { describe, expect, test } from 'vitest';
import { learnScanner, testCode, unlearned } from './scanner-profile.ts';
import { createWedge, type WedgeKey } from './wedge.ts';

const places = (code: string): string[] => [...code].map((one) => (/\d/.test(one) ? `Digit${one}` : `Key${one}`));

/** Presses keys with these pauses and returns every outcome as a line. */
function play(keys: readonly (Partial<WedgeKey> & { wait?: number })[], { inField = true, profile = unlearned } = {}) {
  const wedge = createWedge(profile);
  let at = 1000;
  const seen = { scanned: [] as string[], typed: [] as string[], passed: '' };
  for (const { wait = 5, ...key } of keys) {
    at += wait;
    const outcome = wedge.press({ code: '', key: '', typed: false, inField, ...key, at });
    if (outcome.scanned !== undefined) seen.scanned.push(...outcome.scanned);
    if (outcome.typed !== undefined) seen.typed.push(outcome.typed);
    if (outcome.verdict === 'pass' && key.key?.length === 1) seen.passed += key.key;
  }
  const { scanned, typed } = wedge.rest(at + 400);
  return {
    scanned: [...seen.scanned, ...(scanned ?? [])],
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
        wedge.press({ code: spot, key, at, typed: false, inField: true }),
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
      wedge.press({ code: spot, key: 'e', at: 1000 + index * 2, typed: false, inField: true });
    expect(wedge.rest(2000)).toEqual({});
    expect(wedge.isWaiting()).toBe(true);
    expect(wedge.rest(4000)).toEqual({ scanned: ['EX4731248'] });
    expect(wedge.isWaiting()).toBe(false);
    expect(play(scan(code, { end: '' })).scanned).toEqual([code]);
  });
});

describe('I-03 scanners as they are', () => {
  const signs: Readonly<Record<string, string>> = {
    ']': 'BracketRight',
    ':': 'Semicolon',
    '#': 'Digit3',
    '/': 'Slash',
  };
  /** The keys of a text at these pauses, whose last one goes on, and the key at its end. */
  const send = (text: string, { pauses = [5], end = 'Enter' } = {}) =>
    [
      ...[...text].map((one) => [signs[one] ?? places(one)[0] ?? '', one] as const),
      ...(end ? [[end, end] as const] : []),
    ].map(([spot, key], index) => ({
      code: spot,
      key,
      wait: index === 0 ? 900 : (pauses[index - 1] ?? pauses.at(-1) ?? 5),
    }));
  const places2 = [{ inField: true }, { inField: false }];

  test.each(
    [40, 70, 100, 150].flatMap((pause) =>
      ['Enter', 'Tab', ''].flatMap((end) => places2.map((where) => ({ pause, end, ...where }))),
    ),
  )(
    'I-03 a whole code at $pause ms a key is a scan, ended by "$end", in a field ($inField)',
    ({ pause, end, inField }) => {
      expect(play(send(code, { pauses: [pause], end }), { inField }).scanned).toEqual([code]);
    },
  );

  test.each([[5], [60], [120]].flatMap((pauses) => places2.map((where) => ({ pauses, ...where }))))(
    'I-03 the AIM prefix before a code is not part of it: $pauses ms, in a field ($inField)',
    ({ pauses, inField }) => {
      expect(play(send(`]C1${code}`, { pauses }), { inField }).scanned).toEqual([code]);
    },
  );

  test.each(places2)('I-03 a scanner that wakes up slowly splits no code: in a field ($inField)', (where) => {
    expect(play(send(code, { pauses: [70, 70, 70, 8] }), where)).toMatchObject({ scanned: [code] });
    expect(play(send(code, { pauses: [140, 8, 8, 120, 8] }), where)).toMatchObject({ scanned: [code] });
  });

  test.each(places2)('I-03 a doubled code at the speed of a tablet is one code: in a field ($inField)', (where) => {
    expect(play(send(code + code, { pauses: [80] }), where).scanned).toEqual([code]);
  });

  test('I-03 the QR code of a label is its code, and none of the rest reaches the page', () => {
    const heard = play(send(`${code}:MDY:45000`));
    expect(heard).toEqual({ scanned: [code], typed: [], passed: 'E' });
  });

  test('I-03 codes that come without an end between them are all scanned; what was misread among them is heard', () => {
    const other = 'EX473124832XM';
    expect(play(send(code + other)).scanned).toEqual([code, other]);
    expect(play(send(`EX473124828XM${other}`)).scanned).toEqual(['EX473124828XM', other]);
  });

  test('I-03 a learned scanner may add letters before and after the code, and be slow', () => {
    const keys = send(`A7${testCode}00`, { pauses: [170], end: '' }).map(({ code: spot, key }, index) => ({
      code: spot,
      key,
      at: index * 170,
    }));
    const profile = learnScanner(keys) ?? unlearned;
    expect(profile).toEqual({ prefix: 'A7', suffix: '00', gap: 170 });
    const sent = send(`A7${code}00`, { pauses: [170] });
    expect(play(sent, { profile }).scanned).toEqual([code]);
    expect(play(sent).scanned).toEqual([]);
    expect(learnScanner(keys.slice(4)), 'another code teaches nothing').toBeNull();
  });

  test('I-03 what was heard and not understood is told where no field shows it', () => {
    expect(play(send('4Q7X'), { inField: false }).scanned).toEqual(['4Q7X']);
    expect(play(send('EX473124828XM', { pauses: [110] }), { inField: false }).scanned).toEqual(['EX473124828XM']);
    expect(play(send('EX473124828XM')).scanned).toEqual(['EX473124828XM']);
  });

  test('I-03 a person’s sentence in a field stays there, also when it ends with a code', () => {
    const heard = play(send(`SENDAGAIN${code}`, { pauses: [110] }));
    expect(heard).toMatchObject({ scanned: [], passed: `SENDAGAIN${code}` });
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
