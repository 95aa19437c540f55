import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { accountLife, type AccountCommand, type AccountState } from '../staff/account-states.ts';
import { bankDecisions, bankLife, type BankDecision, type BankState } from './bank-states.ts';
import { addressForm, bankForm, companyOwnerForm, editCustomerForm, newCustomerForm } from './customer-form.ts';
import { mayBeServed } from './customer-states.ts';
import { settleTerms } from './customer-terms.ts';
import { bankActions, customerActions, decideProposal, decideCustomer, servingRefusal } from './decide-customer.ts';

const viewer = (role: string, level: number, permissions: readonly string[], id = 1): Viewer => ({
  id,
  role,
  level,
  permissions,
  branchId: 1,
  internationalMail: false,
});
const manager = viewer('manager', 45, ['customer.suspend', 'customer.confirm_bank']);
const owner = viewer('owner', 40, ['customer.suspend', 'customer.ban', 'customer.confirm_bank']);
const superAdmin = viewer('super-admin', 1, []);
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

const life: Record<AccountState, Partial<Record<AccountCommand, AccountState>>> = {
  active: { suspend: 'suspend', ban: 'ban' },
  suspend: { reactivate: 'active', ban: 'ban' },
  ban: { unban: 'active' },
};

describe('the life of a customer', () => {
  for (const state of accountLife.stateNames)
    for (const command of accountLife.commandNames) {
      const expected = life[state][command];
      test(`${command} from ${state} ${expected ? `leads to ${expected}` : 'is refused'}`, () =>
        expect(codeOf(decideCustomer(superAdmin, state, command))).toBe(expected ?? 'state_not_allowed'));
    }
  test.each<[string, Viewer, AccountState, AccountCommand, string]>([
    ['a manager suspends', manager, 'active', 'suspend', 'suspend'],
    ['a manager does not ban', manager, 'active', 'ban', 'missing_permission'],
    ['an owner bans', owner, 'suspend', 'ban', 'ban'],
    ['an owner does not lift a ban', owner, 'ban', 'unban', 'super_roles_only'],
    [
      'somebody without rights hears nothing of the state',
      viewer('staff', 55, []),
      'ban',
      'suspend',
      'missing_permission',
    ],
  ])('S-25 %s', (_, actor, state, command, expected) =>
    expect(codeOf(decideCustomer(actor, state, command))).toBe(expected),
  );
  test('a detail offers what leads out of the state, with the reason when it is blocked', () => {
    expect(customerActions(manager, 'active')).toEqual([
      { command: 'suspend', blocked: null },
      { command: 'ban', blocked: 'missing_permission', permission: 'customer.ban' },
    ]);
  });
  test('only an active one is served, and the refusal says why', () => {
    expect(accountLife.stateNames.map(mayBeServed)).toEqual([true, false, false]);
    expect(accountLife.stateNames.map((state) => servingRefusal(state)?.code ?? null)).toEqual([
      null,
      'customer_not_active',
      'customer_not_active',
    ]);
  });
});

const decisions: Record<BankState, Partial<Record<BankDecision, BankState>>> = {
  proposed: { confirm: 'confirmed', deny: 'denied' },
  confirmed: {},
  denied: {},
  replaced: {},
  withdrawn: {},
};

describe('F-06 a bank account needs two people', () => {
  for (const status of bankLife.stateNames)
    for (const decision of bankDecisions) {
      const expected = decisions[status][decision];
      test(`F-06 ${decision} from ${status} ${expected ? `leads to ${expected}` : 'is refused'}`, () =>
        expect(codeOf(decideProposal(owner, { status, proposedBy: 9, byAnother: true }, decision))).toBe(
          expected ?? 'state_not_allowed',
        ));
    }
  test.each([
    ['an owner', owner],
    ['a super role', superAdmin],
  ])('F-06 %s does not decide on their own proposal', (_, actor) => {
    expect(
      bankDecisions.map((decision) =>
        codeOf(decideProposal(actor, { status: 'proposed', proposedBy: actor.id, byAnother: true }, decision)),
      ),
    ).toEqual(['own_proposal', 'own_proposal']);
    expect(
      bankActions(actor, { status: 'proposed', proposedBy: actor.id, byAnother: true }).map(({ blocked }) => blocked),
    ).toEqual(['own_proposal', 'own_proposal']);
  });
  test('F-06 somebody whose account the proposer could have used decides nothing', () =>
    expect(
      bankDecisions.map((decision) =>
        codeOf(decideProposal(owner, { status: 'proposed', proposedBy: 9, byAnother: false }, decision)),
      ),
    ).toEqual(['not_independent', 'not_independent']));
  test('F-06 nobody decides without the right', () =>
    expect(
      codeOf(
        decideProposal(viewer('accountant', 52, []), { status: 'proposed', proposedBy: 9, byAnother: true }, 'confirm'),
      ),
    ).toBe('missing_permission'));
});

describe('what is agreed with a customer', () => {
  const open = {
    merchant_type: null,
    is_fixed_amount_discount: null,
    discount_amount: null,
    discount_percent: null,
    cod_plan: null,
    credit_limit: null,
    clearance_gate: null,
    clearance_gate_limit: null,
    net_credit: null,
    net_gate_submit: null,
    net_return: null,
    credit_days: null,
    payout_day: null,
    return_fee: null,
    attempts: null,
    unanswered: null,
    unanswered_days: null,
    sms_active: null,
    addon_service: null,
  };
  const usual = {
    merchant_type: 'new',
    is_fixed_amount_discount: false,
    discount_amount: 0,
    discount_percent: 0,
    cod_plan: 'standard',
    credit_limit: 0,
    clearance_gate: 'strict',
    clearance_gate_limit: 0,
    net_credit: false,
    net_gate_submit: false,
    net_return: true,
    credit_days: 30,
    payout_day: 'daily',
    return_fee: null,
    attempts: 3,
    unanswered: 'return',
    unanswered_days: 7,
    sms_active: false,
    addon_service: [],
  };
  test('empty terms get their defaults, for a merchant and a walk-in sender', () => {
    expect([settleTerms({ ...open, type: 'merchant' }), settleTerms({ ...open, type: 'walkin' })]).toEqual([
      usual,
      usual,
    ]);
  });
  test.each([
    [
      'a fixed discount has no percent',
      { is_fixed_amount_discount: true, discount_amount: 500, discount_percent: 300 },
      { discount_amount: 500, discount_percent: 0 },
    ],
    [
      'a percent has no amount',
      { discount_amount: 500, discount_percent: 300 },
      { discount_amount: 0, discount_percent: 300 },
    ],
    [
      'the strict gate has no limit',
      { clearance_gate: 'strict', clearance_gate_limit: 900 },
      { clearance_gate_limit: 0 },
    ],
    [
      'a looser one keeps it',
      { clearance_gate: 'delivered', clearance_gate_limit: 900 },
      { clearance_gate_limit: 900 },
    ],
  ] as const)('%s', (_, typed, kept) =>
    expect(settleTerms({ ...open, type: 'merchant', ...typed })).toMatchObject(kept),
  );
  test('a walk-in sender has neither credit nor an agreed price', () => {
    expect(
      settleTerms({
        ...open,
        type: 'walkin',
        credit_limit: 5,
        cod_plan: 'half',
        discount_percent: 100,
        sms_active: true,
      }),
    ).toEqual({ ...usual, sms_active: true });
  });
});

describe('V-16 the forms of customers', () => {
  const problems = (form: Parameters<typeof checkForm>[0], values: object) => {
    const checked = checkForm(form, values);
    return checked.ok
      ? {}
      : Object.fromEntries(Object.entries(checked.fields).map(([name, [problem]]) => [name, problem?.code]));
  };
  const person = { type: 'merchant', customer_name: 'x', phone: '0979123456', branch_id: 1 };
  test.each<[string, object, object]>([
    ['the least there is', person, {}],
    ['nothing at all', {}, { type: 'select', customer_name: 'required', phone: 'phone_required', branch_id: 'select' }],
    ['half an account', { ...person, bank_account: '123456' }, { bank: 'required', bank_holder: 'required' }],
    ['a whole account', { ...person, bank: 'KBZ', bank_holder: 'x', bank_account: '12-34 56' }, {}],
    [
      'an account that is too short',
      { ...person, bank: 'KBZ', bank_holder: 'x', bank_account: '12 34-5' },
      { bank_account: 'between_length' },
    ],
    [
      'a gate that pays ahead, no limit',
      { ...person, clearance_gate: 'delivered', clearance_gate_limit: 0 },
      { clearance_gate_limit: 'min' },
    ],
    ['a gate that pays ahead, with one', { ...person, clearance_gate: 'delivered', clearance_gate_limit: '၅၀၀' }, {}],
    ['a strict gate without one', { ...person, clearance_gate: 'strict' }, {}],
    ['too many attempts', { ...person, attempts: 10 }, { attempts: 'max' }],
  ])('V-16 a new customer with %s', (_, values, expected) =>
    expect(problems(newCustomerForm, values)).toEqual(expected),
  );
  test('V-16 the form of an edit has no addresses and no bank accounts', () =>
    expect(problems(editCustomerForm, { ...person, bank: 'KBZ', street: 'x' })).toEqual({
      bank: 'unknown_field',
      street: 'unknown_field',
    }));
  test('T-03 an account number is kept as its bank writes it', () => {
    expect(checkForm(bankForm, { bank: 'KBZ', bank_holder: 'x', bank_account: ' ၀၁၂၃-၄၅၆ ၇၈၉ ' })).toMatchObject({
      ok: true,
      values: { bank_account: '0123456789' },
    });
  });
  test('V-16 an owner is a customer by number, or somebody with name, phone and branch', () => {
    expect([problems(companyOwnerForm, { customer_id: 5 }), problems(companyOwnerForm, {})]).toEqual([
      {},
      { customer_name: 'required', phone: 'phone_required', branch_id: 'select' },
    ]);
  });
  test('V-13 an address pads its postcode and keeps its slashes', () => {
    expect(checkForm(addressForm, { home_no: '12/A', postcode: '5010', country: 'th' })).toMatchObject({
      ok: true,
      values: { home_no: '12/A', postcode: '05010', country: 'TH', is_default: false },
    });
  });
});
