import type pg from 'pg';
import { contentsText, moveStatement } from '../server/src/rooms/mailbags/mailbags.store.ts';
import { roundStatement } from '../server/src/rooms/scan-kit/round.store.ts';
import type { Call } from './client.ts';
import type { Filled } from './fill-labels.ts';
import { applied, scanOf } from './labels.ts';
import { entryOfSent, lifeOfSent } from './rounds.ts';

export interface Bag {
  readonly id: number;
  readonly code: string;
}

/** Scans of one step of bags. */
export const scanOfBag = async (
  call: Call,
  doing: string,
  codes: readonly string[],
  bag: number | null,
): Promise<void> =>
  applied(
    await call('POST', '/api/mailbag/scan', {
      scans: codes.map((code) => ({ ...scanOf(code), doing, mailbag_id: bag })),
    }),
    codes.length,
  );

/** Packs parcels into bags for Mandalay, `inBag` in each, and seals them with calls of the product. */
export async function sealedBags(call: Call, codes: readonly string[], inBag: number): Promise<Bag[]> {
  const { data: branches } = await call<{ data: { id: number; code: string }[] }>('GET', '/api/branch/all');
  const to = branches.find(({ code }) => code === 'MDY')?.id;
  const bags: Bag[] = [];
  for (let at = 0; at < codes.length; at += inBag) {
    const { data: bag } = await call<{ data: Bag }>('POST', '/api/mailbag', { to_branch_id: to });
    await scanOfBag(call, 'pack', codes.slice(at, at + inBag), bag.id);
    await call('POST', `/api/mailbag/${bag.id}/seal`, { seal_no: `S-${at}` });
    bags.push(bag);
  }
  return bags;
}

/**
 * Sends bags with the product's statements, by the plain driver with named statements, over one connection, in one transaction each: the bag is
 * locked, its contents are read, its parcels are written, the bag is written with its line. Parameters are prepared beforehand; session, audit lines
 * and events are left out.
 */
export async function bareBags(
  pool: pg.Pool,
  who: { readonly staff: number; readonly branch: number },
  { template, bags, ids, inBag }: { template: number; bags: readonly Bag[]; inBag: number } & Pick<Filled, 'ids'>,
): Promise<() => Promise<void>> {
  const { was, life, made } = await lifeOfSent(pool, template);
  const { rows: states } = await pool.query<{ label_id: string; version: number }>(
    'select label_id, version from label_state where label_id = any($1::bigint[])',
    [ids],
  );
  const versions = new Map(states.map(({ label_id, version }) => [Number(label_id), version]));
  const ready = bags.map((bag, at) => {
    const own = ids.slice(at * inBag, (at + 1) * inBag).map(Number);
    const now = new Date();
    return {
      bag,
      round: roundStatement(
        {
          changes: own.map((label_id) => ({ label_id, version: versions.get(label_id) as number, was, life })),
          entries: own.map((id) => entryOfSent(made, who, id, `bare-${bag.id}-${id}`)),
        },
        now,
      ),
      move: moveStatement({
        id: bag.id,
        command: 'hand_over',
        status: 'accept_by_transport',
        branchId: who.branch,
        staffId: who.staff,
        at: now,
        now,
        scanId: `bare-${bag.id}`,
      }),
    };
  });
  return async () => {
    const { bag, round, move } = ready.pop() as (typeof ready)[number];
    const client = await pool.connect();
    const named = (name: string, text: string, values: readonly unknown[]) =>
      client.query({ name, text, values: [...values] });
    try {
      await client.query('begin');
      await named('bag-lock', 'select * from mailbag where code = $1 for update', [bag.code]);
      const { rowCount: held } = await named('bag-read', contentsText, [who.branch, who.staff, bag.id]);
      const { rowCount: sent } = await named('bag-round', round.text, round.values);
      const { rowCount: moved } = await named('bag-move', move.text, move.values);
      await client.query('commit');
      if (held !== inBag || sent !== inBag || moved !== 1) throw new Error(`a bag was written with ${held}, ${sent}`);
    } finally {
      client.release();
    }
  };
}
