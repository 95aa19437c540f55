import { describe, expect, test } from 'vitest';
import { locales } from '../../kernel/locale.ts';
import { bodyProblem, fillBody } from './gateway-body.ts';
import { firstText, purposeOfStep, templatePurposes } from './message-purposes.ts';
import { allowedAt } from './quiet-hours.ts';
import { smsLength } from './segments.ts';
import { afterTry, outcomeOfAnswer } from './sending.ts';
import { smsPhone } from './sms-phone.ts';
import { previewOf, templateProblem } from './templates.ts';

test.each([
  ['nothing', '', 'gsm7', 0, 0],
  ['a full plain segment', 'a'.repeat(160), 'gsm7', 160, 1],
  ['one sign more', 'a'.repeat(161), 'gsm7', 161, 2],
  ['two chained segments', 'a'.repeat(306), 'gsm7', 306, 2],
  ['three', 'a'.repeat(307), 'gsm7', 307, 3],
  ['signs of the extension count twice', '€'.repeat(80), 'gsm7', 160, 1],
  ['and are never cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 306, 3],
  ['a full Myanmar segment', 'က'.repeat(70), 'ucs2', 70, 1],
  ['one Myanmar sign more', 'က'.repeat(71), 'ucs2', 71, 2],
  ['two Myanmar segments', 'က'.repeat(134), 'ucs2', 134, 2],
  ['three Myanmar segments', 'က'.repeat(135), 'ucs2', 135, 3],
  ['one Chinese sign makes all of it long', `${'a'.repeat(70)}包`, 'ucs2', 71, 2],
  ['a picture is two units and never cut', `${'က'.repeat(66)}😀${'က'.repeat(66)}`, 'ucs2', 134, 3],
] as const)('O-09 the length of a message: %s', (_, text, coding, units, segments) => {
  expect(smsLength(text)).toMatchObject({ coding, units, segments });
});

const usualBody = '{"to":"{to}","text":"{text}","id":"{id}"}';
const yangon = (clock: string) => new Date(`${clock}:00+06:30`);
test.each([
  ['by day', '2026-11-21T12:00', 21, 7, '2026-11-21T12:00'],
  ['at the last minute of the day', '2026-11-21T20:59', 21, 7, '2026-11-21T20:59'],
  ['at nine in the evening', '2026-11-21T21:00', 21, 7, '2026-11-22T07:00'],
  ['before the morning', '2026-11-22T06:59', 21, 7, '2026-11-22T07:00'],
  ['at seven', '2026-11-22T07:00', 21, 7, '2026-11-22T07:00'],
  ['in quiet hours of the day', '2026-11-21T12:30', 12, 14, '2026-11-21T14:00'],
  ['without quiet hours', '2026-11-21T03:00', 0, 0, '2026-11-21T03:00'],
])('O-09 nobody is written to by night: %s', (_, at, from, to, allowed) => {
  expect(allowedAt(yangon(at), { from, to })).toEqual(yangon(allowed));
});

const step = { isOrdered: true, atGate: false, inferred: false, failed: false };
test.each([
  ['accept_from_origin_branch', step, 'accepted'],
  ['send_to_destination_address', step, 'out_for_delivery'],
  ['sendback_to_destination_branch', { ...step, failed: true }, 'delivery_failed'],
  ['sendback_to_origin_branch', { ...step, failed: true }, 'delivery_failed'],
  ['sendback_to_origin_branch', step, null],
  ['delivered', step, 'delivered'],
  ['pending_return_confirm', step, 'return_question'],
  ['arrived_to_origin_branch', step, 'returned'],
  ['sendback_to_origin_address', { ...step, atHome: true }, 'returned'],
  ['sendback_to_origin_address', step, null],
  ['send_to_destination_address', { ...step, asksCode: true }, 'delivery_code'],
  ['send_to_destination_address', { ...step, isOrdered: false, asksCode: true }, 'delivery_code'],
  ['delivered', { ...step, isOrdered: false, asksCode: true }, null],
  ['accept_by_transport', { ...step, atGate: true }, 'gate'],
  ['accept_by_transport', step, null],
  ['arrived_to_destination_branch', step, null],
  ['delivered', { ...step, isOrdered: false }, null],
  ['send_to_destination_address', { ...step, inferred: true }, null],
] as const)('O-09 who hears of %s', (status, facts, purpose) => {
  expect(purposeOfStep(status, facts)).toBe(purpose);
});

describe('texts', () => {
  test('O-09 the texts that an installation begins with have only gaps that can be filled, in every language, and fit three segments', () => {
    const lengths = templatePurposes.flatMap((purpose) =>
      locales.map((locale) => {
        const text = firstText(purpose)[locale];
        const { segments } = smsLength(previewOf(text, locale));
        return { purpose, problem: templateProblem(purpose, text, locale), long: segments > 3 };
      }),
    );
    expect(lengths.filter(({ problem, long }) => problem !== null || long)).toEqual([]);
  });
  test.each([
    ['Your parcel {code} is here', null],
    ['Your {kourier} comes', 'gap_unknown'],
    ['The courier {courier} comes', 'gap_unknown'],
    ['Your parcel {code', 'gap_open'],
    ['Your parcel code}', 'gap_open'],
    ['က'.repeat(400), 'segments_max'],
  ])('O-09 a text for delivered parcels: %s', (text, code) => {
    expect(templateProblem('delivered', text, 'en')?.code ?? null).toBe(code);
  });
});

test.each([
  ['sent', 1, false, { to: 'send' }],
  ['refused', 1, true, { to: 'fail', reason: 'refused' }],
  ['not_taken', 1, false, { to: 'again', minutes: 1 }],
  ['not_taken', 3, false, { to: 'again', minutes: 15 }],
  ['not_taken', 6, false, { to: 'fail', reason: 'unreachable' }],
  ['unknown', 1, false, { to: 'fail', reason: 'unknown' }],
  ['unknown', 1, true, { to: 'again', minutes: 1 }],
  ['unknown', 6, true, { to: 'fail', reason: 'unknown' }],
] as const)('O-09 after a try that was %s (number %i, repeats known: %s)', (outcome, tries, knowsRepeats, next) => {
  expect(afterTry(outcome, { tries, knowsRepeats })).toEqual(next);
});

test.each([
  [200, 'fine', null, 'sent'],
  [200, '{"status":"error"}', '"ok"', 'refused'],
  [202, '{"status":"ok"}', '"ok"', 'sent'],
  [302, '', null, 'refused'],
  [400, 'bad number', null, 'refused'],
  [429, '', null, 'not_taken'],
  [503, '', null, 'not_taken'],
  [500, '', null, 'unknown'],
] as const)('O-09 an answer %i "%s" where a good one contains %s', (status, body, sentWhen, outcome) => {
  expect(outcomeOfAnswer(status, body, sentWhen)).toBe(outcome);
});

test('O-09 a text with quotes, ampersands and line ends cannot leave its place in the request', () => {
  const values = { to: '09791234567', text: 'a"b\n&c={to}', id: 'wb-1-0' };
  expect(JSON.parse(fillBody(usualBody, values).body)).toEqual(values);
  const { body, type } = fillBody('to={to}&msg={text}', values);
  expect([Object.fromEntries(new URLSearchParams(body)), type]).toEqual([
    { to: values.to, msg: values.text },
    'application/x-www-form-urlencoded',
  ]);
});

test.each([
  [usualBody, null],
  ['to={to}', 'gap_unknown'],
  ['{"to":"{to}","text":"{text}"', 'text_invalid'],
])('O-09 the body of a request %s', (template, code) => {
  expect(bodyProblem(template)?.code ?? null).toBe(code);
});

test.each([
  [['01 234 567', '+95 9 791 234 567'], '09791234567'],
  [['၀၉၇၉၁၂၃၄၅၆၇'], '09791234567'],
  [['+66 81 234 5678', '01234567'], null],
  [[], null],
])('O-09 of %j the first mobile number gets messages', (phones, phone) => {
  expect(smsPhone(phones)).toBe(phone);
});
