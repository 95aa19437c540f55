import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { outflowKinds, type OutflowKind } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { kindsWithReceiver, OutflowDesk, type TriedPayment } from './testing/outflow-desk.ts';

const limit = 100_000;
const much = 100_000_000;
let desk: OutflowDesk;
beforeAll(async () => {
  desk = await OutflowDesk.open();
}, 60_000);
afterAll(() => desk.close());

/** Lets one kind go on each day (in the usual run every fourth one), and then tries each other kind that together with it would pass the limit. What passed although it should not. */
async function passedAfter(kinds: readonly OutflowKind[], phone?: string): Promise<string[]> {
  await desk.nextDay();
  const firsts = new Map<OutflowKind, TriedPayment>();
  const seconds = new Map<OutflowKind, TriedPayment>();
  for (const kind of kinds) {
    firsts.set(kind, await desk.prepare(kind, { amount: 60_000, phone }));
    seconds.set(kind, await desk.prepare(kind, { amount: 40_001, phone }));
  }
  const passed: string[] = [];
  const every = proofSize({ usual: 4, long: 1 });
  for (const [first, pay] of [...firsts].filter((_, at) => at % every === 0)) {
    await desk.nextDay();
    const answer = await pay();
    if (answer !== 'done') passed.push(`${first} alone: ${answer}`);
    for (const [second, tryToPay] of seconds)
      if ((await tryToPay()) === 'done') passed.push(`${first}, then ${second}`);
  }
  // None of them was refused for anything else.
  for (const [kind, pay] of seconds) {
    await desk.nextDay();
    const answer = await pay();
    if (!['done', ...(kind === 'remittance_back' ? ['second_person_needed'] : [])].includes(answer))
      passed.push(`${kind} on a day of its own: ${answer}`);
  }
  return passed;
}

describe('M-03 everything that leaves counts together', () => {
  test('M-03 one person lets no more go alone than the limit of one person, in every pair of kinds and both orders', async () => {
    await desk.setLimits(much, limit);
    expect(await passedAfter(outflowKinds)).toEqual([]);
  }, 300_000);

  test('M-03 one receiver gets no more than the limit, in every pair of kinds that name one and both orders', async () => {
    await desk.setLimits(limit, much);
    expect(await passedAfter(kindsWithReceiver, '09791119911')).toEqual([]);
  }, 300_000);

  test('M-03 two payments at the same moment never pass the limit of one person together', async () => {
    await desk.setLimits(much, limit);
    const pairs = outflowKinds.flatMap((first, at) => outflowKinds.slice(at).map((second) => [first, second] as const));
    const every = proofSize({ usual: 16, long: 1 });
    for (const [first, second] of pairs.filter((_, at) => at % every === 0)) {
      await desk.nextDay();
      const both = [await desk.prepare(first, { amount: 60_000 }), await desk.prepare(second, { amount: 60_000 })];
      const answers = await Promise.all(both.map((pay) => pay()));
      expect([first, second, answers.filter((answer) => answer === 'done').length]).toEqual([first, second, 1]);
      expect(answers).not.toContain('internal');
    }
    expect(await verifyLedger(desk.clearances.fixture.db)).toEqual([]);
  }, 600_000);
});
