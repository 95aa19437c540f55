import { sql, type Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { branchRouteForm } from '@waybill/domain/rooms/branch-routes/branch-route-form.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;
export type BranchRouteValues = FormValues<typeof branchRouteForm>;

export interface LockedBranchRoute {
  readonly id: number;
  readonly version: number;
  /** Name in the audit log: the codes of its ends. */
  readonly name: string;
  readonly values: BranchRouteValues;
}

/** Locks a route with its hops until the transaction ends; `null` when it does not exist. */
export async function lockBranchRoute(tx: Tx, id: number): Promise<LockedBranchRoute | null> {
  const row = await tx.selectFrom('branch_route').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return null;
  const { from_branch_id, to_branch_id, version } = row;
  const { rows } = await sql<{ hops: number[]; name: string }>`
    select
      array(select via_branch_id from branch_route_hop where branch_route_id = ${id} order by hop) as hops,
      (select f.code || ' → ' || t.code from branch f, branch t where f.id = ${from_branch_id} and t.id = ${to_branch_id}) as name`.execute(
    tx,
  );
  return {
    id,
    version,
    name: rows[0]?.name ?? '',
    values: { from_branch_id, to_branch_id, hops: rows[0]?.hops ?? [] },
  };
}

/** Returns the codes of the open ones of these branches, by id, locked so until the transaction ends. */
export async function openBranches(
  tx: Tx,
  ids: readonly number[],
  open: readonly BranchState[],
): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('branch')
    .select(['id', 'code'])
    .where('id', 'in', [...ids])
    .where('status', 'in', [...open])
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Is there another route between these two branches? */
export async function isPairTaken(tx: Tx, values: BranchRouteValues, but: number | null): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from branch_route
    where from_branch_id = ${values.from_branch_id} and to_branch_id = ${values.to_branch_id} and id is distinct from ${but}::bigint`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Does a route begin at this branch, end there or pass it? */
export async function isOnRoute(tx: Tx, branchId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1
    where exists (select from branch_route where from_branch_id = ${branchId})
      or exists (select from branch_route where to_branch_id = ${branchId})
      or exists (select from branch_route_hop where via_branch_id = ${branchId})`.execute(tx);
  return rows.length > 0;
}

export async function insertBranchRoute(tx: Tx, { hops, ...ends }: BranchRouteValues, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('branch_route')
    .values({ ...ends, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeHops(tx, id, hops);
  return id;
}

export async function updateBranchRoute(
  tx: Tx,
  id: number,
  { hops, ...ends }: BranchRouteValues,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('branch_route')
    .set({ ...ends, ...touched(now) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('branch_route_hop').where('branch_route_id', '=', id).execute();
  await writeHops(tx, id, hops);
}

async function writeHops(tx: Tx, id: number, hops: readonly number[]): Promise<void> {
  await tx
    .insertInto('branch_route_hop')
    .values(hops.map((via_branch_id, at) => ({ branch_route_id: id, hop: at + 1, via_branch_id })))
    .execute();
}

export async function deleteBranchRoute(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('branch_route').where('id', '=', id).execute();
}
