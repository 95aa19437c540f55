import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifeKeys, type LabelLife } from '@waybill/domain/rooms/labels/label-life.ts';
import { labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { writeRound, type NewEntry } from '../scan-kit/round.store.ts';
import { ParcelFixture, scanId } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-12-01T00:00:00Z'),
  noInvalidDate: true,
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });

/** Generates changes of a step to a parcel: sometimes all fields, mostly its place. */
const change = (): fc.Arbitrary<Partial<LabelLife>> => {
  const [yangon = 0, mandalay = 0] = [fixture.branches.YGN, fixture.branches.MDY];
  const branch = fc.constantFrom(yangon, mandalay);
  const person = maybe(fc.constantFrom(...['staff', 'mdy.postman'].map((name) => fixture.staff[name] as number)));
  const place: fc.Arbitrary<Partial<LabelLife>> = fc.record({
    status: fc.constantFrom('pending' as const, 'send_to_destination_branch' as const, 'delivered' as const),
    previous: maybe(fc.constant('pending' as const)),
    holder_branch_id: branch,
    holder_staff_id: person,
    status_at: instant,
  });
  const rest: fc.Arbitrary<Partial<LabelLife>> = fc.record(
    {
      shipping_type: fc.constantFrom('normal' as const, 'forward' as const),
      accept_branch_id: branch,
      deliver_branch_id: branch,
      forward_branch_id: maybe(branch),
      forward_hops: fc.array(branch, { maxLength: 2 }),
      attempts: fc.nat(3),
      max_attempts: fc.nat(5),
      return_attempts: fc.nat(3),
      return_step: maybe(fc.constant('pending_return' as const)),
      return_at: maybe(instant),
      cod_status: maybe(fc.constant('process' as const)),
      accepted_at: maybe(instant),
      delivered_at: maybe(instant),
      closed_at: maybe(instant),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(place, fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: rest }))
    .map(([travelled, more]) => ({ ...travelled, ...more }));
};

/** Generates further fields of a step's entry: mostly none. */
const entryFields: fc.Arbitrary<Partial<NewEntry>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constant({ viewable: false }),
  instant.map((at) => ({ at })),
  fc.constant({ remark: '' }),
  fc.record(
    {
      device: fc.constantFrom('', 'PDA 7'),
      place: fc.constant('16.8,96.1'),
      reason: fc.constant('other'),
      remark: fc.constant('at the gate'),
      inferred: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
);

type State = LabelLife & { version: number; entry_id: number; rollup: string };
const readState = async (ids: readonly number[]) =>
  fixture.ask<State>(
    `select ${lifeKeys.join(', ')}, version, entry_id, rollup from label_state where label_id = any($1) order by label_id`,
    [ids],
  );

test('S-04 S-08 a round writes all that its steps changed and all that was said of them, whichever of its texts fits, and nothing of a parcel that somebody else changed', async () => {
  const ids = (await fixture.parcels(3)).map(({ id }) => id);
  const step = fc.record({
    changed: change(),
    note: entryFields,
    overtaken: fc.integer({ min: 1, max: 5 }).map((n) => n === 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), fc.boolean(), async (steps, known) => {
      const before = await readState(ids.slice(0, steps.length));
      const planned = steps.map(({ changed, note, overtaken }, at) => {
        const state = before[at] as State;
        const { version, entry_id: _, rollup: __, ...was } = state;
        const [label_id, life] = [ids[at] as number, { ...was, ...changed }];
        const entry: NewEntry = {
          label_id,
          status: life.status,
          viewable: true,
          at: life.status_at,
          staff_id: fixture.staff.staff ?? null,
          branch_id: fixture.branches.YGN ?? null,
          to_branch_id: fixture.branches.MDY ?? null,
          to_staff_id: life.holder_staff_id,
          scan_id: scanId(),
          before: { status: 'pending' },
          ...note,
        };
        return {
          overtaken,
          state,
          life,
          entry,
          change: { label_id, version: overtaken ? version - 1 : version, life, ...(known ? { was } : {}) },
        };
      });
      const written = await writeRound(
        fixture.app.app.waybill.db,
        { changes: planned.map((one) => one.change), entries: planned.map(({ entry }) => entry) },
        new Date(),
      );
      expect(await readState(ids.slice(0, steps.length))).toEqual(
        planned.map(({ overtaken, state, life, entry }) =>
          overtaken
            ? state
            : {
                ...life,
                version: state.version + 1,
                rollup: labelStatuses[life.status].rollup,
                entry_id: entry.viewable ? written.get(entry.label_id)?.[0] : state.entry_id,
              },
        ),
      );
      const columns = [
        'label_id',
        'status',
        'viewable',
        'at',
        'staff_id',
        'branch_id',
        'to_branch_id',
        'to_staff_id',
        'scan_id',
        'device',
        'place',
        'reason',
        'remark',
        'inferred',
        'before',
      ] as const;
      const kept = await fixture.ask(
        `select ${columns.join(', ')} from label_entry where id = any($1) order by label_id`,
        [[...written.values()].flat()],
      );
      expect(kept).toEqual(
        planned
          .filter(({ overtaken }) => !overtaken)
          .map(({ entry }) =>
            Object.fromEntries(
              columns.map((column) => [column, entry[column] ?? (column === 'inferred' ? false : null)]),
            ),
          ),
      );
    }),
    { numRuns: 150 },
  );
});
