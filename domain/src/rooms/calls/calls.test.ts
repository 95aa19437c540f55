import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { callTypes, type CallType } from './call-rules.ts';
import { callOutcomes, callResultNames, callResults, resultsOf, type CallResult } from './call-outcomes.ts';
import {
  decideLog,
  decideTake,
  followUp,
  holderOf,
  suggestedNumber,
  type CallEntered,
  type CallTask,
} from './decide-call.ts';

const now = new Date('2026-11-21T05:30:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const task: CallTask = {
  type: 'delivery',
  status: 'pending',
  nth: 1,
  misses: 0,
  due_at: now,
  taken_by: 7,
  taken_until: later(5),
};

describe('F-05 who has a call', () => {
  const code = (of: unknown) => (isRefusal(of) ? of.code : of);
  test.each<[string, number, Partial<CallTask>, string, string | null, string | null]>([
    ['one’s own', 7, {}, 'own', null, null],
    ['another agent’s', 8, {}, 'other', 'call_taken', 'call_taken'],
    ['nobody’s', 8, { taken_by: null, taken_until: null }, 'free', null, 'call_not_taken'],
    ['one’s own whose time is over', 7, { taken_until: now }, 'free', null, 'call_lease_over'],
    ['another’s whose time is over', 8, { taken_until: now }, 'free', null, 'call_not_taken'],
    ['done', 7, { status: 'done' }, 'own', 'state_not_allowed', 'state_not_allowed'],
  ])('F-05 %s', (_, staff, change, holder, take, log) => {
    const one = { ...task, ...change };
    expect([holderOf(one, staff, now), code(decideTake(staff, one, now)), code(decideLog(staff, one, now))]).toEqual([
      holder,
      take,
      log,
    ]);
  });
});

const call = (change: Partial<CallEntered>): CallEntered => ({
  phone_selected: '0979123456',
  outcome: 'call_complete',
  result: null,
  next_at: null,
  remark: null,
  ...change,
});

describe('F-05 what follows from a call', () => {
  test.each<[string, Partial<CallTask>, Partial<CallEntered>, boolean, object]>([
    [
      'no answer: in two hours',
      {},
      { outcome: 'no_answer' },
      true,
      { status: 'pending', nth: 2, misses: 1, due_at: later(120), effect: null },
    ],
    [
      'busy: in half an hour',
      { nth: 2, misses: 1 },
      { outcome: 'busy' },
      true,
      { nth: 3, misses: 2, due_at: later(30) },
    ],
    [
      'the third without contact: a return is raised',
      { nth: 3, misses: 2 },
      { outcome: 'no_answer' },
      true,
      { status: 'done', ending: 'no_contact', effect: 'raise_no_contact', due_at: null },
    ],
    [
      'tried before its time without contact: as if nobody had called',
      { nth: 3, misses: 2, due_at: later(90) },
      { outcome: 'no_answer' },
      true,
      { status: 'pending', nth: 3, misses: 2, due_at: later(90), effect: null },
    ],
    [
      'a sender who is not reached three times: nothing',
      { type: 'return', nth: 3, misses: 2 },
      { outcome: 'busy' },
      true,
      { status: 'done', ending: 'no_contact', effect: null },
    ],
    [
      'after two failed deliveries the first call without contact is not the third one',
      { nth: 3, misses: 0 },
      { outcome: 'no_answer' },
      true,
      { status: 'pending', nth: 3, misses: 1 },
    ],
    [
      'to call again: at the time asked, and whoever was reached is counted anew',
      { nth: 2, misses: 1 },
      { outcome: 'call_again', next_at: later(600) },
      true,
      { status: 'pending', nth: 3, misses: 0, due_at: later(600) },
    ],
    ['deliver: done', {}, { result: 'deliver' }, true, { status: 'done', ending: 'deliver', effect: null }],
    [
      'another date: again then',
      {},
      { result: 'other_date', next_at: later(2_880) },
      true,
      { status: 'pending', due_at: later(2_880) },
    ],
    [
      'a new address: done',
      {},
      { result: 'new_address', remark: 'Hlaing, 5th Street' },
      true,
      { status: 'done', ending: 'new_address', effect: null },
    ],
    [
      'refused: a return is raised',
      {},
      { result: 'refused' },
      true,
      { status: 'done', ending: 'refused', effect: 'raise_refused' },
    ],
    [
      'a wrong number with another one left: that one at once',
      { nth: 2, misses: 1 },
      { result: 'wrong_number' },
      true,
      { status: 'pending', nth: 2, misses: 1, due_at: now },
    ],
    [
      'the last wrong number: no contact',
      { nth: 2, misses: 1 },
      { result: 'wrong_number' },
      false,
      { status: 'pending', nth: 3, misses: 2, due_at: later(120) },
    ],
    [
      'the last wrong number as the third: a return is raised',
      { nth: 3, misses: 2 },
      { result: 'wrong_number' },
      false,
      { status: 'done', effect: 'raise_no_contact' },
    ],
    [
      'the sender is visited again: on the day that was asked for',
      { type: 'pickup' },
      { result: 'visit_again', next_at: later(1_440) },
      true,
      { status: 'done', ending: 'visit_again', effect: 'plan_visit' },
    ],
    [
      'the sender does not want to be visited any more',
      { type: 'pickup' },
      { result: 'not_wanted', remark: 'sent by others' },
      true,
      { status: 'done', ending: 'not_wanted', effect: 'withdraw_visit' },
    ],
    [
      'who asked for a visit is not reached three times: nothing',
      { type: 'pickup', nth: 3, misses: 2 },
      { outcome: 'no_answer' },
      true,
      { status: 'done', ending: 'no_contact', effect: null },
    ],
    [
      'the sender agrees',
      { type: 'return' },
      { result: 'return_agreed' },
      true,
      { status: 'done', effect: 'agree_return' },
    ],
    [
      'the sender does not agree',
      { type: 'return' },
      { result: 'deliver_again' },
      true,
      { status: 'done', effect: 'deliver_again' },
    ],
  ])('F-05 %s', (_, change, entered, other, expected) => {
    expect(followUp({ ...task, ...change }, call(entered), other, now)).toMatchObject(expected);
  });

  test.each<[string, CallType, Partial<CallEntered>, Record<string, string>]>([
    ['complete without a result', 'delivery', {}, { result: 'select' }],
    ['a result without a complete call', 'delivery', { outcome: 'busy', result: 'deliver' }, { result: 'select' }],
    ['a sender’s result from a receiver', 'delivery', { result: 'return_agreed' }, { result: 'select' }],
    ['to call again without a time', 'delivery', { outcome: 'call_again' }, { next_at: 'datepicker' }],
    ['a time that has gone by', 'delivery', { outcome: 'call_again', next_at: now }, { next_at: 'call_time' }],
    [
      'more than thirty days ahead',
      'delivery',
      { result: 'other_date', next_at: later(43_201) },
      { next_at: 'call_time' },
    ],
    ['a time that nobody asked for', 'delivery', { outcome: 'busy', next_at: later(60) }, { next_at: 'invalid' }],
    ['another visit without its day', 'pickup', { result: 'visit_again' }, { next_at: 'datepicker' }],
    ['not wanted without the reason', 'pickup', { result: 'not_wanted' }, { remark: 'required' }],
    ['a receiver’s result from a sender', 'pickup', { result: 'deliver' }, { result: 'select' }],
    ['a new address without the address', 'delivery', { result: 'new_address' }, { remark: 'required' }],
  ])('F-05 refused: %s', (_, type, entered, fields) => {
    const refused = followUp({ ...task, type }, call(entered), true, now);
    expect(
      isRefusal(refused) &&
        refused.fields &&
        Object.fromEntries(Object.entries(refused.fields).map(([field, [problem]]) => [field, problem?.code])),
    ).toEqual(fields);
  });

  test('F-05 every key chooses one outcome or one result of a call', () => {
    for (const type of callTypes) {
      const keys = [...Object.values(callOutcomes), ...resultsOf(type).map((result) => callResults[result])].map(
        ({ key }) => key,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(callResultNames.filter((result) => !callTypes.some((type) => resultsOf(type).includes(result)))).toEqual([]);
  });
});

test.each<[string, string[], [string, CallResult | null][], string | null]>([
  ['nobody was called', ['1', '2'], [], '1'],
  ['the first did not answer', ['1', '2'], [['1', null]], '2'],
  [
    'both did not',
    ['1', '2'],
    [
      ['1', null],
      ['2', null],
    ],
    '1',
  ],
  [
    'the second is wrong',
    ['1', '2'],
    [
      ['1', null],
      ['2', 'wrong_number'],
    ],
    '1',
  ],
  ['the only one is wrong', ['1'], [['1', 'wrong_number']], null],
])('F-05 the number to call when %s', (_, numbers, calls, suggested) => {
  expect(
    suggestedNumber(
      numbers,
      calls.map(([phone, result]) => ({ phone, result })),
    ),
  ).toBe(suggested);
});
