import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceFeeJournal, writeJournals } from '../ledger/journals.door.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
});
afterAll(() => desk.close());

test.each([
  ['taken off the COD of a merchant who has agreed to netting', true, 97_000],
  ['not taken off the COD of one who has not, but collected on a credit document', false, 98_000],
] as const)('M-05 N-25 the fee of a hold is %s', async (_, netCredit, payable) => {
  const { fixture } = desk;
  const { merchant, labels } = await desk.readyLabels(1, 100_000, { netCredit });
  const [label] = labels;
  const entry = await fixture.db
    .selectFrom('label_state')
    .select('entry_id')
    .where('label_id', '=', label?.id ?? 0)
    .executeTakeFirstOrThrow();
  const journal = serviceFeeJournal({
    key: `fee of ${label?.code}`,
    event: 'hold_ended',
    income: 'hold_mail',
    fee: 1_000,
    at: fixture.app.clock(),
    of: { labelId: label?.id ?? 0, entryId: Number(entry.entry_id), code: label?.code ?? '' },
    branchId: fixture.branches['YGN'] as number,
    customerId: merchant,
  });
  await fixture.inTx((tx) => writeJournals(tx, [journal]));
  const ready = await desk.ready(merchant);
  expect(ready.figures.actual_clearance_cod).toBe(payable);
  expect(ready.blocked.map(({ role, reason }) => [role, reason])).toEqual(netCredit ? [] : [['carried', 'not_netted']]);
  const query = { customer_id: String(merchant), kind: 'credit' as const };
  const credit = (await desk.manager.call('clearances.readyDetail', { query })).data;
  expect(credit.lines.map(({ role, net }) => [role, net])).toContainEqual(['carried', -1_000]);
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
