import { sql } from 'kysely';
import { blockNeeded, leasedSerials } from '@waybill/domain/rooms/labels/serial-leases.ts';
import { makeTrackingCode, products, readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type Tx = CommandContext['tx'];

const purpose = 'offline';

interface Lease extends Pick<TableRow<'serial_lease'>, 'id' | 'product' | 'first_serial' | 'size'> {
  readonly device: string;
}

const codesIn = ({ product, first_serial, size }: Lease): string[] =>
  Array.from({ length: size }, (_, at) => makeTrackingCode(product, first_serial + at));

/**
 * Leases codes that a person may put on labels which this device numbers and prints offline: the unused ones, and a new block of each product that has too few.
 * Repeating the request returns the same codes. Serials cannot be chosen, and a person gets no more than one person needs.
 */
export async function leaseSerials({ tx, viewer, now }: CommandContext, device: string): Promise<string[]> {
  // Locked, because blocks must follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('serial_lease', 0))`.execute(tx);
  const leases = await openLeases(tx, viewer.id);
  const used = await usedAmong(tx, leases.flatMap(codesIn));
  const unusedIn = (lease: Lease) => codesIn(lease).filter((code) => !used.has(code));
  const spent = leases.filter((lease) => unusedIn(lease).length === 0).map(({ id }) => id);
  if (spent.length > 0) await tx.updateTable('serial_lease').set({ used_up: true }).where('id', 'in', spent).execute();
  const own = leases.filter((lease) => lease.device === device);
  const codes = own.flatMap(unusedIn);
  let held = leases.reduce((sum, lease) => sum + unusedIn(lease).length, 0);
  for (const product of products) {
    const unused = codes.filter((code) => readCode(code)?.product === product).length;
    const size = blockNeeded(product, { unused, held });
    if (size === 0) continue;
    const lease = await addLease(tx, { product, size, device, staffId: viewer.id, branchId: viewer.branchId, now });
    if (!lease) continue;
    held += size;
    codes.push(...codesIn(lease));
  }
  return codes;
}

/**
 * Checks that this person may use this code on a new label: it must be in a block leased to them on this device and unused. The block is locked, so that of two
 * labels with one code only the first is created.
 */
export async function refuseUnleased(
  { tx, viewer }: CommandContext,
  { code, device }: { readonly code: string; readonly device: string },
): Promise<Refusal | null> {
  const read = readCode(code);
  if (read?.kind !== 'label' || read.code !== code) return notLeased;
  const lease = await tx
    .selectFrom('serial_lease')
    .select('id')
    .where('product', '=', read.product)
    .where('staff_id', '=', viewer.id)
    .where('device', '=', device)
    .where('first_serial', '<=', read.serial)
    .where(sql<boolean>`first_serial + size > ${read.serial}`)
    .forUpdate()
    .executeTakeFirst();
  if (!lease) return notLeased;
  return (await usedAmong(tx, [code])).size > 0 ? refuse('code_used') : null;
}

export const notLeased = refuse('code_not_leased');

async function openLeases(tx: Tx, staffId: number): Promise<Lease[]> {
  const rows = await tx
    .selectFrom('serial_lease')
    .select(['id', 'device', 'product', 'first_serial', 'size'])
    .where('staff_id', '=', staffId)
    .where('device', 'is not', null)
    .where('used_up', '=', false)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, device: row.device ?? '' }));
}

async function usedAmong(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ tracking_code: string }>`
    select tracking_code from label where tracking_code = any(${codes}::text[])`.execute(tx);
  return new Set(rows.map(({ tracking_code }) => tracking_code));
}

interface NewLease {
  readonly product: string;
  readonly size: number;
  readonly device: string;
  readonly staffId: number;
  readonly branchId: number | null;
  readonly now: Date;
}

/** Inserts the block after the last one of the product, of any person; none when the serials are used up. */
async function addLease(tx: Tx, lease: NewLease): Promise<Lease | undefined> {
  const { product, size, device, staffId, branchId, now } = lease;
  const { rows } = await sql<Lease>`
    insert into serial_lease (product, first_serial, size, branch_id, purpose, staff_id, device, at)
    select ${product}, next.first, ${size}::int, ${branchId}::bigint, ${purpose}, ${staffId}::bigint, ${device}, ${now}
    from (select coalesce(max(first_serial + size), ${leasedSerials.first}::int) as first from serial_lease where product = ${product}) next
    where next.first + ${size}::int - 1 <= ${leasedSerials.last}::int
    returning id::int, device, product, first_serial, size`.execute(tx);
  return rows[0];
}
