import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../kernel/db/tables.ts';
import type { FixtureLabel, MoneyFixture } from '../../ledger/testing/money-fixture.ts';
import { makeSlices } from '../make-slices.store.ts';
import { foldTallies } from '../tallies.store.ts';

/** A small generator of numbers that gives the same day for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Slices of a few entries, up to this moment, so that a short day has many. */
export const keep = async (db: Kysely<Tables>, now: Date): Promise<boolean> => {
  await foldTallies(db);
  return makeSlices(db, now, { entries: 4, settled: 0 });
};

/**
 * Random work of one open day at two branches: parcels that are accepted, delivered, given back, sent out again, rolled back, corrected, redirected and archived,
 * and scans that come late. Between them sums are kept and tallies folded at random.
 */
export async function workADay(
  fixture: MoneyFixture,
  merchants: readonly number[],
  { seed, deeds }: { readonly seed: number; readonly deeds: number },
): Promise<void> {
  const random = numbers(seed);
  const branches = [fixture.branches['YGN']!, fixture.branches['MDY']!];
  const ask = (query: string) => fixture.app.database.pool.query(query);
  const made: FixtureLabel[] = [];
  const open: FixtureLabel[] = [];
  const day = businessDate(fixture.app.clock());
  const one = () => made[random(made.length)]!;
  /** Processes a parcel that is still open. */
  const take = async (work: (label: FixtureLabel) => Promise<unknown>) => {
    const label = open.pop();
    if (label) await work(label);
  };
  const ended = () => made.find((label) => !open.includes(label))?.id ?? 0;
  const late = () => `'${day}'::timestamp at time zone 'Asia/Yangon' + interval '${random(600)} seconds'`;
  const branchOf = () => branches[random(2)]!;
  const works: readonly (() => Promise<unknown>)[] = [
    async () => {
      const merchant = random(3) === 0 ? null : merchants[random(merchants.length)]!;
      const more = await fixture.labels(
        {
          merchant,
          payment: merchant === null ? 'sender_pay' : 'receiver_pay',
          cod: merchant === null ? 0 : 10_000 + random(50) * 1000,
          shipping: 1500 + random(20) * 100,
          branch: branchOf(),
        },
        1 + random(4),
      );
      made.push(...more);
      open.push(...more);
    },
    async () =>
      take((label) => fixture.deliver([label], random(2) === 0 ? { courier: fixture.people['postman']! } : {})),
    async () =>
      take(async (label) => {
        const entries = await fixture.deliver([label]);
        await fixture.undo(label, entries.get(label.id)!);
      }),
    async () => take((label) => fixture.giveBack([label])),
    // Out, and back with a reason, more than once with the same parcel; a scan that a device kept.
    async () =>
      ask(`insert into label_entry (label_id, status, at, recorded_at, branch_id, reason)
        values (${one().id}, '${['send_to_destination_address', 'sendback_to_origin_branch', 'accept_from_origin_branch'][random(3)]}', ${late()}, now(), ${branchOf()},
          ${random(3) === 0 ? 'null' : "'not_home'"})`),
    async () =>
      ask(
        `update label_entry set viewable = false where id = (select id from label_entry where label_id = ${one().id} and viewable order by id limit 1 offset ${random(2)})`,
      ),
    // A redirect, and what a clerk corrects.
    async () =>
      ask(
        `update label_state set deliver_branch_id = ${branchOf()}, status = 'send_to_destination_branch' where label_id = ${one().id}`,
      ),
    async () =>
      ask(`update label_state set status = '${['arrived_to_destination_branch', 'send_to_destination_address'][random(2)]}',
        holder_branch_id = ${branchOf()} where label_id = ${one().id}`),
    async () =>
      ask(
        `update label set cod_amount = cod_amount + 500, shipping_total = shipping_total + 100 where id = ${ended()}`,
      ),
    async () =>
      ask(
        `update label set merchant_id = ${merchants[random(merchants.length)]} where id = ${one().id} and merchant_id is not null`,
      ),
    async () => ask(`update customer set branch_id = ${branchOf()} where id = ${merchants[random(merchants.length)]}`),
    async () =>
      ask(`update label_state set cod_status = 'complete' where cod_status = 'process' and label_id = ${one().id}`),
    async () => {
      const { id } = one();
      await ask(`begin; insert into label_entry_archive select * from only label_entry where label_id = ${id};
        delete from only label_entry where label_id = ${id}; commit`);
    },
    async () => keep(fixture.db, fixture.app.clock()),
  ];
  await works[0]!();
  for (let deed = 0; deed < deeds; deed++) {
    await works[random(3) === 0 ? 0 : random(works.length)]!();
    fixture.app.clock.advance({ minutes: random(3) });
  }
}
