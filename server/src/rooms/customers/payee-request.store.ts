import { sql, type Transaction } from 'kysely';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { codeTries } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import {
  knownPhoneDays,
  openPayeeStates,
  payeeRequestLife,
  type PayeeRequestFacts,
  type PayeeRequestState,
} from '@waybill/domain/rooms/customers/payee-request-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';

type Tx = Transaction<Tables>;
export type StoredPayee = TableRow<'payee_request'>;
const day = 86_400_000;

/** Reads the latest request of a customer, or this one; null without one. */
export async function readPayeeRequest(
  db: Database,
  customerId: number,
  id: number | null = null,
): Promise<StoredPayee | null> {
  const { rows } = await sql<StoredPayee>`
    select * from payee_request where customer_id = ${customerId} and (${id}::bigint is null or id = ${id}::bigint)
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Reads the first phone that the customer had before any change of the last days: a new number receives no codes at once. */
export async function readKnownPhone(tx: Tx, customerId: number, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - knownPhoneDays * day);
  const { rows } = await sql<{ phone: string | null }>`
    select case when f.until is null then c.phones[1] else f.phone end as phone
    from customer c left join lateral (
      select phone, until from customer_former_phone where customer_id = c.id and until > ${since} order by until limit 1) f on true
    where c.id = ${customerId}`.execute(tx);
  return rows[0]?.phone ?? null;
}

/** Counts the codes that were made for a customer's requests of the last day. */
export async function countPayeeCodes(tx: Tx, customerId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ codes: number }>`
    select coalesce(sum(codes), 0)::int as codes from payee_request
    where customer_id = ${customerId} and coalesce(code_expires_at, requested_at) > ${new Date(now.getTime() - day)}`.execute(
    tx,
  );
  return rows[0]?.codes ?? 0;
}

/** Ends the open request of a customer for a newer one. */
export async function replacePayeeRequest(tx: Tx, customerId: number): Promise<void> {
  await sql`
    update payee_request set status = ${payeeRequestLife.commands.replace.to}
    where customer_id = ${customerId} and status = any(${[...openPayeeStates]}::text[])`.execute(tx);
}

export async function insertPayeeRequest(
  tx: Tx,
  request: Pick<
    StoredPayee,
    'customer_id' | 'bank' | 'bank_holder' | 'bank_account' | 'requested_by' | 'requested_at' | 'phone'
  >,
): Promise<number> {
  const { id } = await tx
    .insertInto('payee_request')
    .values({ ...request, status: payeeRequestLife.initial })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a new code in place of a former one. */
export async function writePayeeCode(
  tx: Tx,
  id: number,
  code: {
    readonly hash: Buffer;
    readonly expiresAt: Date;
    readonly byMessage: boolean;
    readonly readBy: number | null;
  },
): Promise<void> {
  await sql`
    update payee_request set code_hash = ${code.hash}, code_expires_at = ${code.expiresAt}, tries = 0, codes = codes + 1,
      by_message = ${code.byMessage}, read_by = coalesce(${code.readBy}::bigint, read_by)
    where id = ${id}`.execute(tx);
}

/** Takes one try at the code of a request. Returns the hash when it was right, else null. */
export async function takePayeeTry(db: Database, id: number, hash: Buffer, now: Date): Promise<Buffer | null> {
  const { rows } = await sql<{ code_hash: Buffer }>`
    update payee_request set tries = tries + 1
    where id = ${id} and status = ${payeeRequestLife.initial} and code_expires_at > ${now} and tries < ${codeTries}
    returning code_hash`.execute(db);
  const [row] = rows;
  return row?.code_hash.equals(hash) ? row.code_hash : null;
}

/** Moves a request to another state; a code that was made for it stops working. */
export async function setPayeeState(
  tx: Tx,
  id: number,
  status: PayeeRequestState,
  change: Partial<Pick<StoredPayee, 'decided_by' | 'decided_at' | 'decided_reason' | 'bank_id'>> = {},
): Promise<void> {
  await tx
    .updateTable('payee_request')
    .set({ status, code_hash: null, ...change })
    .where('id', '=', id)
    .execute();
}

/** Reads who of the staff lately made a link that lets somebody into the merchant's portal, or into the account of the person who asked. */
async function doorkeepersOf(db: Database, requestId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct i.made_by as id from payee_request r join merchant_invitation i on i.customer_id = r.customer_id or i.staff_id = r.requested_by
    join staff st on st.id = i.made_by
    where r.id = ${requestId} and st.user_type <> ${merchantType} and i.made_at > r.requested_at - make_interval(days => ${knownPhoneDays})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Readable = Pick<StoredPayee, 'id' | 'status' | 'by_message'>;

/** Reads the facts that decide what one of the staff may do with a request: they could be behind it who read its code out, or who let somebody in. */
export async function readPayeeFacts(
  db: Database,
  { id, status, by_message: byMessage }: Readable,
  staffId: number,
  now: Date,
): Promise<PayeeRequestFacts> {
  const [doorkeepers, readers] = await Promise.all([doorkeepersOf(db, id), readersOf(db, id)]);
  const letNobodyIn = await isDifferentFromAll(db, doorkeepers, staffId, now);
  const independent = letNobodyIn && (await isDifferentFromAll(db, readers, staffId, now));
  return { status, byMessage, letNobodyIn, independent };
}

/** Reads who read the code of a request out. */
async function readersOf(db: Database, requestId: number): Promise<number[]> {
  const row = await db.selectFrom('payee_request').select('read_by').where('id', '=', requestId).executeTakeFirst();
  return row?.read_by ? [row.read_by] : [];
}

/** Reads the hands of the request from which a proposed account was made; none for a proposal of the staff. */
export async function handsOfBank(db: Database, bankId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from payee_request where bank_id = ${bankId}`.execute(db);
  const [request] = rows;
  return request ? [...(await doorkeepersOf(db, request.id)), ...(await readersOf(db, request.id))] : [];
}
