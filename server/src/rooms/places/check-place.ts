import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePlace, type CodesOf, type ParentFacts } from '@waybill/domain/rooms/places/place-form.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { editPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { readWays } from './place-ways.queries.ts';

type Tx = Transaction<Tables>;
export type PlaceValues = FormValues<typeof editPlaceForm>;

/** The codes of a place as they are to be stored, or why it cannot be as it was filled in: where it lies, its postcode, its branch. `id` is null for a new one. */
export async function checkPlace(
  tx: Tx,
  id: number | null,
  type: PlaceType,
  values: PlaceValues,
): Promise<CodesOf | Refusal> {
  const codes = decidePlace(type, values, await parentFacts(tx, id, values.parent_id));
  if (isRefusal(codes)) return codes;
  if (!(await isBranch(tx, values.branch_id)))
    return refuse('validation_failed', { fields: { branch_id: [{ code: 'select' }] } });
  const taken = await takenCodes(tx, id, codes);
  return Object.keys(taken).length > 0 ? refuse('duplicate', { fields: taken }) : codes;
}

async function parentFacts(
  tx: Tx,
  id: number | null,
  parentId: number | null,
): Promise<ParentFacts | null | undefined> {
  if (parentId === null) return null;
  const way = (await readWays(tx, [parentId])).get(parentId);
  const parent = way?.[0];
  return parent && way
    ? { type: parent.type, branch_postcode: parent.branch_postcode, below: way.some((link) => link.id === id) }
    : undefined;
}

export async function isBranch(tx: Tx, id: number | null): Promise<boolean> {
  return (
    id === null || (await tx.selectFrom('branch').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

async function takenCodes(tx: Tx, id: number | null, { postcode, code }: CodesOf): Promise<Record<string, Problem[]>> {
  const rows = await tx
    .selectFrom('place')
    .select(['postcode', 'code'])
    .where('id', 'is distinct from', id)
    .where((row) => row.or([row('postcode', '=', postcode), row('code', '=', code)]))
    .execute();
  const taken: Record<string, Problem[]> = {};
  if (postcode !== null && rows.some((row) => row.postcode === postcode)) taken['postcode'] = [{ code: 'duplicate' }];
  if (code !== null && rows.some((row) => row.code === code)) taken['code'] = [{ code: 'duplicate' }];
  return taken;
}
