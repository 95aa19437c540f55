import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secondPersonCodes } from '@waybill/domain/kernel/who-may.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';

/**
 * Every call that needs a second person, with the test in which the first person is refused. The test client repeats each such refusal with an
 * account that the refused person created a minute ago (`asPuppetOf`), and throws when that account is accepted.
 */
const triedIn = {
  'agent_payouts.approve': 'agent-payouts/agent-payouts.test.ts',
  'agent_payouts.pay': 'agent-payouts/agent-payouts.test.ts',
  'agent_payouts.void': 'agent-payouts/agent-payouts.test.ts',
  'agent_services.confirm': 'agent-services/agent-services.test.ts',
  'agent_services.deny': 'agent-services/agent-services.test.ts',
  'bank_accounts.enterBalance': 'bank-lines/insider.test.ts',
  'bank_lines.confirm': 'bank-lines/insider.test.ts',
  'bank_lines.confirmMany': 'bank-lines/insider.test.ts',
  'bank_lines.match': 'bank-lines/insider.test.ts',
  'clearances.approve': 'clearances/kinds.test.ts',
  'customers.agreePayee': 'merchant-users/payee-requests.test.ts',
  'customers.readPayeeCode': 'merchant-users/payee-requests.test.ts',
  'customers.confirmBank': 'customers/customer-bank.test.ts',
  'customers.denyBank': 'customers/customer-bank.test.ts',
  'customers.confirmTerms': 'customers/customer-terms.test.ts',
  'customers.denyTerms': 'customers/customer-terms.test.ts',
  'emos.approve': 'emos/emos.test.ts',
  'emos.cancel': 'emos/emos.test.ts',
  'emos.pay': 'emos/emos.test.ts',
  'emos.refund': 'emos/emos.test.ts',
  'emos.unlock': 'emos/emos.test.ts',
  'erasures.confirm': 'erasures/erasures.test.ts',
  'erasures.deny': 'erasures/erasures.test.ts',
  'expenses.approve': 'expenses/expense-limits.test.ts',
  'expenses.void': 'expenses/expenses.test.ts',
  'expenses.refuse': 'expenses/expense-limits.test.ts',
  'gate_collections.approve': 'gate-collections/gate-collections.test.ts',
  'gate_collections.complete': 'gate-collections/gate-collections.test.ts',
  'gate_collections.settle': 'gate-collections/gate-collections.test.ts',
  'gate_slips.confirm': 'gate-slips/gate-slips.test.ts',
  'gate_slips.confirm_late': 'gate-slips/gate-slips.test.ts',
  'gate_slips.enter_count': 'gate-slips/gate-slips.test.ts',
  'gate_slips.settle': 'gate-slips/gate-slips.test.ts',
  'handover_cases.settle': 'handover-collections/handover-collections.test.ts',
  'handover_collections.confirm': 'handover-collections/handover-collections.test.ts',
  'handovers.count': 'handovers/handovers.test.ts',
  'handovers.repay': 'handovers/handovers.test.ts',
  'handovers.reverse': 'handovers/reversed-cash.test.ts',
  'handovers.settle': 'handovers/handovers.test.ts',
  'handovers.void': 'handovers/handovers.test.ts',
  'handovers.writeOff': 'handovers/handovers.test.ts',
  'merchant_users.approve': 'merchant-users/second-person.test.ts',
  'mailbag_cases.settle': 'mailbags/mailbag-reading.test.ts',
  'missing_cases.confirm': 'missing-cases/missing-cases.test.ts',
  'missing_cases.pay': 'missing-cases/pay-compensation.test.ts',
  'move_ins.sign': 'move-ins/move-ins.test.ts',
  'opening_balances.confirm': 'opening-balances/opening-balances.test.ts',
  'opening_balances.void': 'opening-balances/opening-balances.test.ts',
  'parts.make': 'parts/parts.test.ts',
  'bank_lines.gather': 'bank-lines/gathered-payments.test.ts',
  'payment_channels.end_difference': 'bank-lines/gathered-payments.test.ts',
  'payment_channels.confirm': 'payment-channels/payment-channels.test.ts',
  'payment_claims.as_cash': 'payment-claims/settle-claims.test.ts',
  'payment_claims.as_shortage': 'payment-claims/settle-claims.test.ts',
  'payment_lines.unmatch': 'payment-claims/settle-claims.test.ts',
  'payment_lines.match': 'payment-claims/settle-claims.test.ts',
  'payout_runs.approve': 'payout-runs/payout-runs.test.ts',
  'payout_templates.confirm': 'payout-runs/payout-runs.test.ts',
  'pickup_requests.receive': 'pickup-requests/pickup-requests.test.ts',
  'pickup_requests.reopen': 'pickup-requests/pickup-fees.test.ts',
  'price_exceptions.confirm': 'price-exceptions/price-exceptions.test.ts',
  'price_exceptions.deny': 'price-exceptions/price-exceptions.test.ts',
  'remittances.confirm': 'remittances/remittances.test.ts',
  'remittances.settle': 'remittances/remittances.test.ts',
  'run_sheets.settle': 'run-sheets/run-sheets.test.ts',
  'shift_handovers.count': 'shift-handovers/shift-handovers.test.ts',
  'shift_handovers.settle': 'shift-handovers/shift-handovers.test.ts',
  'shift_handovers.void': 'shift-handovers/shift-handovers.test.ts',
  'staff.confirmPerson': 'staff/staff.test.ts',
  'sessions.setFactorRole': 'sessions/factor-roles.test.ts',
  'staff.resetSecondFactor': 'sessions/second-factor.test.ts',
  'surpluses.confirm': 'surpluses/surpluses.test.ts',
  'transfers.approve': 'transfers/transfers.test.ts',
  'transfers.void': 'transfers/transfers.test.ts',
  'transfers.refuse': 'transfers/transfers.test.ts',
} as const satisfies Partial<Record<EndpointId, string>>;

const needsAnother = registry.filter(({ refusals }) => refusals?.some((code) => secondPersonCodes.includes(code)));

test('F-06 M-03 every call that needs another person is tried with an account that the first made a minute ago', () => {
  expect(needsAnother.map(({ id }) => id).sort()).toEqual(Object.keys(triedIn).sort());
});

test.each(needsAnother.map(({ id, refusals }) => [id, refusals ?? []] as const))(
  'F-06 %s compares people and not only accounts',
  (id, refusals) => {
    expect(refusals).toContain('not_independent');
    const source = readFileSync(new URL(`../rooms/${triedIn[id as keyof typeof triedIn]}`, import.meta.url), 'utf8');
    expect(secondPersonCodes.some((code) => source.includes(code))).toBe(true);
    expect(source).toContain(id.split('.')[1]);
  },
);
