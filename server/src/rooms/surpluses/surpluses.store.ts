import { sql, type Transaction } from 'kysely';
import { usualSurplusDays } from '@waybill/domain/rooms/surpluses/decide-surplus.ts';
import { surplusLife, type SurplusEnd, type SurplusState } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readMoneySettings, saveMoneySettings } from '../ledger/ledger.door.ts';

type Tx = Transaction<Tables>;

/**
 * The postings that booked a surplus: credits on the account of overages, unless their journal or its handover was taken back. `p` is the posting, `j` its
 * journal, `a` the account, `s` what became of it.
 */
export const surplusFrom = sql`posting p
  join account a on a.id = p.account_id and a.kind = 'overage'
  join journal j on j.id = p.journal_id and j.reverses_id is null
  left join surplus s on s.id = p.id`;
export const isSurplus = sql<boolean>`(p.amount < 0 and not exists (select from journal r where r.reverses_id = j.id)
  and not exists (select from cash_handover h where h.id = j.handover_id and h.reversed_at is not null))`;

export type LockedSurplus = Pick<
  TableRow<'surplus'>,
  'id' | 'branch_id' | 'amount' | 'payee_name' | 'payee_phone' | 'staff_id' | 'note' | 'requested_by'
> & { readonly business_date: string; readonly status: SurplusState; readonly surplus_end: SurplusEnd | null };

async function lockNumber(tx: Tx, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`surplus ${id}`}, 0))`.execute(tx);
}

/** The surplus that a command is about to change, locked until the transaction ends; `null` outside the viewer's branches. */
export async function lockSurplus(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedSurplus | null> {
  await lockNumber(tx, id);
  const { rows } = await sql<LockedSurplus>`
    select p.id, a.branch_id, -p.amount as amount, j.business_date::text as business_date, coalesce(s.status, ${surplusLife.at.open}) as status,
      s.surplus_end, s.payee_name, s.payee_phone, s.staff_id, s.note, s.requested_by
    from ${surplusFrom} where p.id = ${id} and ${isSurplus} and ${covered(viewer, 'a.branch_id')}`.execute(tx);
  return rows[0] ?? null;
}

/** Was an end asked for or booked? Nobody asks for one until the transaction ends. */
export async function hasEndRequest(tx: Tx, id: number): Promise<boolean> {
  await lockNumber(tx, id);
  const found = await tx.selectFrom('surplus').select('status').where('id', '=', id).executeTakeFirst();
  return found !== undefined && found.status !== surplusLife.at.open;
}

interface SurplusChange {
  readonly status: SurplusState;
  readonly surplus_end?: SurplusEnd | null;
  readonly payee_name?: string | null;
  readonly payee_phone?: string | null;
  readonly staff_id?: number | null;
  readonly note?: string | null;
  readonly requested_by?: number | null;
  readonly requested_at?: Date | null;
  readonly confirmed_by?: number;
  readonly confirmed_at?: Date;
}

export async function setSurplus(
  tx: Tx,
  { id, branch_id, amount }: LockedSurplus,
  change: SurplusChange,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('surplus')
    .values({ id, branch_id, amount, ...change, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        ...change,
        version: sql<number>`${row.ref('surplus.version')} + 1`,
        updated_at: now,
      })),
    )
    .execute();
}

/** After how many days a surplus may be kept. */
export async function readSurplusDays(db: Database): Promise<number> {
  return (await readMoneySettings(db, { surplus_days: usualSurplusDays })).surplus_days;
}

export const saveSurplusDays = (tx: Tx, days: number): Promise<void> => saveMoneySettings(tx, { surplus_days: days });
