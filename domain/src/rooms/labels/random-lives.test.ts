import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proofSize } from '../../kernel/testing/proof-size.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { roleSlugs } from '../../kernel/roles.ts';
import { decideScan, type ScanContent } from './decide-scan.ts';
import { restoreLife } from './decide-rollback.ts';
import type { LabelLife } from './label-life.ts';
import { labelStatuses, scannedStatuses, type LabelStatus } from './label-statuses.ts';
import { nextSteps, rowsAt, usualNext } from './next-step.ts';
import { decideReturn, returnCommands } from './return-approval.ts';
import { shippingTypes, type ShippingType } from './sequences.ts';
import type { StepTaken } from './take-step.ts';
import { at, everything, facts, mdy, npt, pending, person, scanned, wish, ygn } from './testing/lives.ts';
import { queueOf, queueRows } from './work-queues.ts';

/** Random actions on a parcel: scans with and without a wish, decisions about its return, and rollbacks. */
type Deed = {
  readonly who: Viewer;
  readonly kind: 'scan' | 'back' | 'return';
  readonly status: LabelStatus | null;
  readonly command: (typeof returnCommands)[number];
  readonly extra: Partial<ScanContent>;
};
const people = roleSlugs.flatMap((role, index) =>
  [ygn, mdy, npt].map((branch) => person(role, branch, 100 + index * 10 + branch)),
);
const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.constantFrom(...people),
  kind: fc.constantFrom('scan', 'scan', 'scan', 'scan', 'back', 'return'),
  status: fc.option(fc.constantFrom(...scannedStatuses), { nil: null }),
  command: fc.constantFrom(...returnCommands),
  extra: fc.record({
    courier_id: fc.constantFrom(null, 101, 102, 301),
    reason: fc.constantFrom(null, 'refused'),
    post_code: fc.constant('RR473124829MM'),
    confirmed: fc.boolean(),
    slip: fc.boolean(),
    word: fc.boolean(),
  }),
});
const anyLife = fc.record({
  type: fc.constantFrom<ShippingType>('normal', 'direct', 'forward', 'mail_post', 'gate'),
  deeds: fc.array(deed, { maxLength: 120 }),
  fetched: fc.boolean(),
});

/** Returns a viewer who can take the usual next step, so that random lives get far. */
function usher(life: LabelLife): Viewer {
  return (
    people.find((viewer) => nextSteps(viewer, life, facts).some((row) => row.to === usualNext(life, facts)?.to)) ??
    (people[0] as Viewer)
  );
}

describe('S-04 random lives by random people', () => {
  test('S-04 S-06 S-08 the status is that of the latest viewable entry, one has it, every step was legal, and a step back restores exactly what was', () => {
    fc.assert(
      fc.property(anyLife, ({ type, deeds, fetched }) => {
        const path: StepTaken[] = [];
        let life = pending;
        for (const [index, { who, kind, status, command, extra }] of deeds.entries()) {
          const viewer = index % 3 === 0 ? usher(life) : who;
          if (kind === 'back' && path.length > 0) {
            const last = path.pop() as StepTaken;
            const before = restoreLife(life, last.before);
            expect(before.status).toBe(path.at(-1)?.life.status ?? 'pending');
            life = before;
            continue;
          }
          if (kind === 'return') {
            const decided = decideReturn(
              viewer,
              command,
              life,
              { clearance_id: null, bag_id: null, held_until: null },
              at(index),
            );
            if (!isRefusal(decided)) {
              expect([decided.life.status, decided.life.previous]).toEqual([life.status, life.previous]);
              life = decided.life;
            }
            continue;
          }
          const meant = index % 3 === 0 ? null : status;
          const taken = decideScan(
            viewer,
            scanned(life, { type, hops: type === 'forward' ? [npt] : [] }, { instant_deliver: fetched }),
            wish(meant, { ...extra, ...(index % 3 === 0 ? everything : {}), at: at(index) }),
          );
          if (isRefusal(taken)) continue;
          expect(taken.length).toBeLessThanOrEqual(2);
          for (const step of taken) {
            expect(rowsAt(life)).toContain(step.row);
            expect(step.life.previous).toBe(life.status);
            expect(restoreLife(step.life, step.before)).toEqual(life);
            path.push(step);
            life = step.life;
          }
          expect(taken.at(-1)?.entry.staff_id).toBe(viewer.id);
          expect(life.status).toBe(path.at(-1)?.life.status);
          const onStreet = labelStatuses[life.status].street === true && !labelStatuses[life.status].moving;
          if (onStreet) expect(life.holder_staff_id).not.toBeNull();
          if (life.closed_at !== null) expect(nextSteps(viewer, life, facts)).toEqual([]);
          if (life.cod_status === 'process') expect(life.delivered_at).not.toBeNull();
        }
      }),
      { numRuns: proofSize({ usual: 400, long: 100_000 }) },
    );
  });

  test('S-04 N-14 from every place of the table there is a way on, until the end, and whoever waits for it has it in a queue', () => {
    const dead: string[] = [];
    for (const type of shippingTypes)
      for (const status of Object.keys(labelStatuses) as LabelStatus[]) {
        const life = { ...pending, shipping_type: type, status, previous: null };
        const { kind, final } = labelStatuses[status];
        const row = queueRows.some((one) => one.statuses.includes(status));
        if (kind === 'step' && !final && !row && status !== 'created') dead.push(`${status} is in no queue`);
        if (status === 'missing') expect(queueOf(life)?.queue).toBe('missing');
      }
    expect(dead).toEqual([]);
  });
});
