import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { lifeKeys, type LabelLife } from '../domain/src/rooms/labels/label-life.ts';
import { scannedStatement } from '../server/src/rooms/scan-kit/scanned.queries.ts';
import { roundStatement, type NewEntry } from '../server/src/rooms/scan-kit/round.store.ts';
import type { Filled } from './fill-labels.ts';
import { fail } from './measure.ts';

/** Runs the product's two statements for `bulk` scans bare, with parameters prepared beforehand from labels of the product. */
export async function ownRounds(
  pool: pg.Pool,
  who: { staff: number; branch: number },
  { template, ids, codes, bulk }: { template: number; bulk: number } & Filled,
): Promise<() => Promise<void>> {
  const { was, life, made } = await lifeOfSent(pool, template);
  const rounds = Array.from({ length: Math.floor(ids.length / bulk) }, (_, round) => {
    const places = Array.from({ length: bulk }, (_, at) => round * bulk + at);
    const scans = places.map((at) => ({
      code: codes[at] ?? fail(),
      scan_id: randomUUID(),
      branch_id: who.branch,
      staff_id: who.staff,
    }));
    const entries = places.map((at, n) => entryOfSent(made, who, Number(ids[at]), scans[n]?.scan_id ?? null));
    return {
      read: scannedStatement(scans),
      write: roundStatement(
        { changes: places.map((at) => ({ label_id: Number(ids[at]), version: made.version, was, life })), entries },
        new Date(),
      ),
    };
  });
  return async () => {
    const round = rounds.pop() ?? fail();
    await pool.query({ name: 'own-read', text: round.read.text, values: [...round.read.values] });
    const { rowCount } = await pool.query({
      name: 'own-write',
      text: round.write.text,
      values: [...round.write.values],
    });
    if (rowCount !== bulk) throw new Error(`${rowCount} of ${bulk} were written`);
  };
}

type MadeState = LabelLife & { readonly version: number; readonly entry: NewEntry };

/** Returns the state of label `template`, and its state after it is sent on. */
export async function lifeOfSent(
  pool: pg.Pool,
  template: number,
): Promise<{ was: LabelLife; life: LabelLife; made: MadeState }> {
  const {
    rows: [made],
  } = await pool.query<MadeState>(
    `
    select s.*, (select to_jsonb(e) from label_entry e where e.label_id = s.label_id order by id desc limit 1) as entry from label_state s where s.label_id = $1`,
    [template],
  );
  if (!made) throw new Error('the label that was made has no state');
  const was = Object.fromEntries(lifeKeys.map((key) => [key, made[key]])) as unknown as LabelLife;
  return { was, life: { ...was, previous: made.status, status: 'send_to_destination_branch' }, made };
}

/** Returns the entry of a label that is sent on. */
export function entryOfSent(
  made: MadeState,
  who: { readonly staff: number; readonly branch: number },
  label_id: number,
  scan_id: string | null,
): NewEntry {
  return {
    label_id,
    status: 'send_to_destination_branch',
    viewable: true,
    at: new Date(),
    staff_id: who.staff,
    branch_id: who.branch,
    to_branch_id: made.deliver_branch_id,
    scan_id,
    before: made.entry.before ?? null,
  };
}
