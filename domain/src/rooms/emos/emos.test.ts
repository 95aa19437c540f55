import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { sumOf } from '../ledger/accounts.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { decideEmo, emoActions, emoCodeProblem, requiredOthers, type EmoFacts } from './decide-emo.ts';
import { emoTermsForm, newEmoForm, payEmoForm, stepsOfTerms } from './emo-forms.ts';
import { isSameNrc, nrcKey } from './emo-identity.ts';
import { emoPaidPostings, emoSoldPostings } from './emo-postings.ts';
import { emoCommands, emoLife, emoNumber, type EmoCommand, type EmoState } from './emo-states.ts';
import { emoFee, emoLimitProblem } from './emo-terms.ts';

const viewer = (id: number, role: RoleSlug, branchId: number | null) => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId,
  internationalMail: false,
});
const [ygn, mdy] = [1, 2];
const seller = viewer(4, 'staff', ygn);
const payer = viewer(7, 'staff', mdy);
const lead = viewer(8, 'supervisor', mdy);
const order = (change: Partial<EmoFacts> = {}): EmoFacts => ({
  status: 'process',
  sell_branch_id: ygn,
  pay_branch_id: mdy,
  amount: 300_000,
  sold_by: 4,
  sold_today: true,
  code_by: 4,
  approved_by: null,
  tries: 0,
  tried_by: null,
  refunded_by: null,
  limit: 1_000_000,
  lowest_limit: 1_000_000,
  paid_today: 0,
  ...change,
});
const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : answer);
const commandsAt = (status: EmoState) =>
  emoCommands.filter((command) => emoLife.commands[command].from.includes(status));

describe('S-22 the life of a money order', () => {
  test.each<[EmoState, EmoCommand[]]>([
    ['pending', ['take', 'cancel']],
    ['process', ['pay', 'approve', 'unlock']],
    ['complete', []],
    ['cancel', []],
    ['returned', ['refund']],
  ])('S-22 from %s', (status, commands) => {
    expect(commandsAt(status)).toEqual(commands);
  });

  test('S-22 five states, and only thirty days lead back', () => {
    expect(emoLife.stateNames).toEqual(['pending', 'process', 'complete', 'cancel', 'returned']);
    expect(emoLife.commands.lapse).toMatchObject({ from: ['process'], to: 'returned' });
  });
});

describe('F-10 fees', () => {
  const steps = [
    { up_to: 50_000, fee: 500 },
    { up_to: 100_000, fee: 1_000 },
    { up_to: 1_000_000, fee: 5_000 },
  ];
  test.each([
    [1, 500],
    [50_000, 500],
    [50_001, 1_000],
    [100_000, 1_000],
    [100_001, 5_000],
    [1_000_000, 5_000],
  ])('F-10 %i kyat', (amount, fee) => {
    expect(emoFee(steps, amount)).toBe(fee);
  });

  const typed = (change: object) => {
    const checked = checkForm(emoTermsForm, { valid_from: '2026-12-01', day_limit: 3_000_000, ...change });
    return checked.ok ? stepsOfTerms(checked.values) : null;
  };
  test.each<[string, object, string | null]>([
    ['one step to the highest amount', { up_to_1: 1_000_000, fee_1: 5_000 }, null],
    ['an empty row between two', { up_to_1: 1_000, fee_1: 1, up_to_4: 1_000_000, fee_4: 0 }, null],
    ['no step at all', {}, 'up_to_1'],
    ['amounts that no step reaches', { up_to_1: 999_999, fee_1: 1 }, 'up_to_1'],
    ['a step without a fee', { up_to_1: 1_000_000 }, 'fee_1'],
    ['a fee without a step', { up_to_1: 1_000_000, fee_1: 1, fee_2: 3 }, 'up_to_2'],
    ['a step below the one before', { up_to_1: 50_000, fee_1: 1, up_to_2: 50_000, fee_2: 2 }, 'up_to_2'],
  ])('F-10 %s', (_, change, wrong) => {
    expect(Object.keys(typed(change)?.fields ?? {})[0] ?? null).toBe(wrong);
  });
});

describe('F-10 limits of a person and day', () => {
  test.each<[number, number, number, string | null]>([
    [1_000_000, 0, 0, null],
    [1_000_000, 2_000_000, 2_000_000, null],
    [1, 3_000_000, 0, 'emo_sender_limit'],
    [1_000_000, 2_000_001, 0, 'emo_sender_limit'],
    [1_000_000, 0, 2_000_001, 'emo_payee_limit'],
  ])('F-10 %i after %i sent and %i coming', (amount, sent, coming, code) => {
    expect(codeOf(emoLimitProblem({ day_limit: 3_000_000 }, amount, { sent, coming }))).toBe(code);
  });

  test('F-10 a card counts as one however it is spelled', () => {
    expect(nrcKey('12/OUKAMA(N)123456')).toBe(nrcKey('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆'));
    expect(isSameNrc('12/OUKAMA(N)123456', '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆')).toBe(true);
    expect(isSameNrc('12/OUKAMA(N)123456', '12/THAGAKA(N)123456')).toBe(false);
    expect(isSameNrc('12/OUKAMA(N)123456', '12/OUKAMA(N)123457')).toBe(false);
  });

  test('F-10 an order is of 1 to 1,000,000 whole kyat, its code of six digits in either script', () => {
    const person = { sender_name: 'A', sender_phone: '09791234567', sender_nrc: '12/OUKAMA(N)123456' };
    const form = (amount: unknown) =>
      checkForm(newEmoForm, {
        ...person,
        payee_name: 'B',
        payee_phone: '09791234568',
        payee_nrc: '12/OUKAMA(N)123457',
        amount,
        emo_fee: 500,
        pay_branch_id: 2,
      }).ok;
    expect([0, -5, 0.5, 1, 1_000_000, 1_000_001].map(form)).toEqual([false, false, false, true, true, false]);
    const code = (typed: string) => {
      const checked = checkForm(payEmoForm, { card_nrc: '12/OUKAMA(N)123456', pickup_code: typed });
      return checked.ok ? checked.values.pickup_code : null;
    };
    expect(['၀၁၂၃၄၅', '012 345', '12345', '1234567', 'abcdef'].map(code)).toEqual([
      '012345',
      '012345',
      null,
      null,
      null,
    ]);
  });
});

describe('F-10 M-03 who may', () => {
  test.each<[string, EmoCommand, Parameters<typeof decideEmo>[0], Partial<EmoFacts>, string]>([
    ['the paying branch takes it on', 'take', payer, { status: 'pending' }, 'process'],
    ['the selling branch does not', 'take', seller, { status: 'pending' }, 'emo_other_branch'],
    ['it is paid once', 'pay', payer, {}, 'complete'],
    ['not at another branch', 'pay', viewer(7, 'staff', 3), {}, 'emo_other_branch'],
    ['not by who sold it', 'pay', viewer(4, 'staff', mdy), {}, 'emo_seller_pays'],
    ['not by who saw its code', 'pay', payer, { code_by: 7 }, 'emo_seller_pays'],
    ['not before there is a code', 'pay', payer, { code_by: null }, 'emo_no_code'],
    ['not once it is locked', 'pay', payer, { tries: 5 }, 'emo_locked'],
    ['not before it is taken on', 'pay', payer, { status: 'pending' }, 'state_not_allowed'],
    ['not twice', 'pay', payer, { status: 'complete' }, 'state_not_allowed'],
    ['not by a courier', 'pay', viewer(7, 'courier', mdy), {}, 'missing_permission'],
    ['not above the limit alone', 'pay', payer, { limit: 200_000 }, 'emo_approval_needed'],
    ['nor in parts', 'pay', payer, { paid_today: 700_001 }, 'emo_approval_needed'],
    ['but once it is approved', 'pay', payer, { limit: 200_000, approved_by: 8 }, 'complete'],
    ['not by who approved it', 'pay', payer, { limit: 200_000, approved_by: 7 }, 'second_person_needed'],
    ['approved where there is need', 'approve', lead, { lowest_limit: 200_000 }, 'process'],
    ['nothing to approve', 'approve', lead, {}, 'approval_not_needed'],
    ['not approved by who sold it', 'approve', lead, { lowest_limit: 1, sold_by: 8 }, 'second_person_needed'],
    ['not approved by a clerk', 'approve', payer, { lowest_limit: 1 }, 'missing_permission'],
    ['unlocked by a supervisor', 'unlock', lead, { tries: 5, tried_by: 7 }, 'process'],
    ['not by who locked it', 'unlock', lead, { tries: 5, tried_by: 8 }, 'second_person_needed'],
    ['nor while it is open', 'unlock', lead, { tries: 4 }, 'emo_not_locked'],
    ['cancelled where it was sold', 'cancel', seller, { status: 'pending' }, 'cancel'],
    ['not where it is paid', 'cancel', payer, { status: 'pending' }, 'emo_other_branch'],
    ['not once it is taken on', 'cancel', seller, {}, 'state_not_allowed'],
    ['not by who sold it above the limit', 'cancel', seller, { status: 'pending', limit: 1 }, 'second_person_needed'],
    ['nor on a later day', 'cancel', seller, { status: 'pending', sold_today: false }, 'second_person_needed'],
    ['but by another', 'cancel', viewer(5, 'staff', ygn), { status: 'pending', sold_today: false }, 'cancel'],
    ['paid back where it was sold', 'refund', viewer(5, 'staff', ygn), { status: 'returned' }, 'returned'],
    ['never by who sold it', 'refund', seller, { status: 'returned' }, 'second_person_needed'],
    ['once', 'refund', viewer(5, 'staff', ygn), { status: 'returned', refunded_by: 4 }, 'emo_refunded'],
  ])('F-10 M-03 %s', (_, command, actor, change, answer) => {
    expect(codeOf(decideEmo(actor, order(change), command))).toBe(answer);
  });

  test('M-03 the accounts that must be other people’s', () => {
    const whole = order({ approved_by: 9, code_by: 5, tried_by: 6 });
    expect(requiredOthers(whole, 'pay')).toEqual([4, 5, 9]);
    expect(requiredOthers(whole, 'unlock')).toEqual([6]);
    expect(requiredOthers(order(), 'cancel')).toEqual([]);
    expect(requiredOthers(order({ limit: 299_999 }), 'cancel')).toEqual([4]);
    expect(requiredOthers(order({ paid_today: 700_001 }), 'cancel')).toEqual([4]);
    expect(requiredOthers(order(), 'refund')).toEqual([4]);
  });

  test.each<[string, Parameters<typeof decideEmo>[0], Partial<EmoFacts>, string | null]>([
    ['who sold it, once', seller, { code_by: null }, null],
    ['not twice', seller, {}, 'emo_code_made'],
    ['another clerk never', viewer(5, 'staff', ygn), { code_by: null }, 'missing_permission'],
    ['a supervisor again', viewer(5, 'supervisor', ygn), {}, null],
    ['not at the paying branch', lead, {}, 'emo_other_branch'],
    ['not once it is paid', seller, { status: 'complete' }, 'state_not_allowed'],
  ])('F-10 the code is made by %s', (_, actor, change, code) => {
    expect(codeOf(emoCodeProblem(actor, order(change)))).toBe(code);
  });

  test('F-10 a screen offers what may be done and says why the rest may not', () => {
    expect(emoActions(payer, order({ limit: 1, lowest_limit: 1 }))).toEqual([
      { command: 'pay', blocked: 'emo_approval_needed', permission: 'emo.decide' },
      { command: 'approve', blocked: 'missing_permission', permission: 'emo.decide' },
      { command: 'make_code', blocked: 'emo_other_branch' },
    ]);
    expect(emoActions(lead, order()).map(({ command }) => command)).toEqual(['pay', 'make_code']);
  });
});

test('M-01 selling and paying out balance, and a number says its year', () => {
  const sold = emoSoldPostings({ amount: 300_000, fee: 2_000, branch_id: ygn });
  expect(sold.map(({ account, amount }) => [account.kind, amount])).toEqual([
    ['cash:branch', 302_000],
    ['emo_payable', -300_000],
    ['income', -2_000],
  ]);
  expect([sumOf(sold), sumOf(emoPaidPostings({ amount: 300_000, branch_id: mdy }))]).toEqual([0, 0]);
  expect(emoSoldPostings({ amount: 5, fee: 0, branch_id: ygn })).toHaveLength(2);
  expect(emoNumber(2026, 123)).toBe('EMO-26-000123');
});
