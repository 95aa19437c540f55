import { type Transaction, sql } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { CustomerValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { settleTerms, type CustomerTerms, type MoneyTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { customerScope } from './customers.queries.ts';
import type { CommandContext } from '../../kernel/context.ts';

type Tx = Transaction<Tables>;

/** Stored values of a customer under the names of the form; files are stored separately. */
export type KeptCustomer = Omit<CustomerValues, 'documents' | keyof CustomerTerms> & CustomerTerms;

export type LockedCustomer = Omit<KeptCustomer, 'phone'> & TableRow<'customer'>;

/** Locks a customer until the transaction ends; `null` outside the viewer's scope. */
export function lockCustomer(
  tx: Tx,
  viewer: Pick<SessionViewer, 'covers'>,
  id: number,
): Promise<LockedCustomer | null> {
  return lockRow<'customer', LockedCustomer>(tx, 'customer c', id, customerScope(viewer));
}

/** Returns the values of a form for storing: with complete terms, without files. */
export function keptOf({ documents: _, ...values }: CustomerValues): KeptCustomer {
  return { ...values, ...settleTerms(values) };
}

/** Returns a locked record under the names of its form, for the audit log and a second editor. */
export function valuesOf(row: LockedCustomer): KeptCustomer {
  return {
    type: row.type,
    merchant_type: row.merchant_type,
    customer_name: row.customer_name,
    phone: row.phones,
    email: row.email,
    nrc: row.nrc,
    business_name: row.business_name,
    company_id: row.company_id,
    branch_id: row.branch_id,
    message_language: row.message_language,
    message_channel: row.message_channel,
    is_fixed_amount_discount: row.is_fixed_amount_discount,
    discount_amount: row.discount_amount,
    discount_percent: row.discount_percent,
    cod_plan: row.cod_plan,
    credit_limit: row.credit_limit,
    clearance_gate: row.clearance_gate,
    clearance_gate_limit: row.clearance_gate_limit,
    net_credit: row.net_credit,
    net_gate_submit: row.net_gate_submit,
    net_return: row.net_return,
    credit_days: row.credit_days,
    payout_day: row.payout_day,
    return_fee: row.return_fee,
    attempts: row.attempts,
    unanswered: row.unanswered,
    unanswered_days: row.unanswered_days,
    sms_active: row.sms_active,
    addon_service: row.addon_service,
    remark: row.remark,
  };
}

function columnsOf({ phone, addon_service, ...values }: KeptCustomer) {
  const texts = [values.business_name, values.customer_name, ...phone, values.email, values.nrc];
  return {
    ...values,
    phones: [...phone],
    addon_service: [...addon_service],
    search_key: searchKey(texts.filter(Boolean).join(' ')),
  };
}

export async function insertCustomer(
  tx: Tx,
  kept: KeptCustomer,
  made: { readonly by: number | null; readonly now: Date; readonly to_complete?: boolean },
): Promise<number> {
  const { id } = await tx
    .insertInto('customer')
    .values({
      ...columnsOf(kept),
      status: customerLife.initial,
      to_complete: made.to_complete ?? false,
      created_at: made.now,
      created_by: made.by,
      updated_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writePhones(tx, id, kept.phone);
  return id;
}

/** Rows of one statement: its parameters are limited. */
const insertedAtOnce = 500;

/** Inserts many customers with their phones, a few statements in all; returns their ids in order. */
export async function insertCustomers(
  tx: Tx,
  kept: readonly KeptCustomer[],
  made: { readonly by: number; readonly now: Date },
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < kept.length; from += insertedAtOnce) {
    const some = kept.slice(from, from + insertedAtOnce);
    const inserted = await tx
      .insertInto('customer')
      .values(
        some.map((one) => ({
          ...columnsOf(one),
          status: customerLife.initial,
          to_complete: false,
          created_at: made.now,
          created_by: made.by,
          updated_at: made.now,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...inserted.map(({ id }) => id));
    const phones = some.flatMap(({ phone }, at) =>
      [...new Set(phone.map(phoneKey))].map((key) => ({ phone: key, customer_id: ids[from + at] as number })),
    );
    await tx.insertInto('customer_phone').values(phones).execute();
  }
  return ids;
}

export async function updateCustomer(tx: Tx, id: number, kept: KeptCustomer, now: Date): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ ...columnsOf(kept), ...touched(now) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('customer_phone').where('customer_id', '=', id).execute();
  await writePhones(tx, id, kept.phone);
}

/** Puts confirmed terms in force. */
export async function setMoneyTerms(tx: Tx, id: number, terms: Partial<MoneyTerms>, now: Date): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ ...terms, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

async function writePhones(tx: Tx, id: number, phones: readonly string[]): Promise<void> {
  const keys = [...new Set(phones.map(phoneKey))];
  if (keys.length > 0)
    await tx
      .insertInto('customer_phone')
      .values(keys.map((phone) => ({ phone, customer_id: id })))
      .execute();
}

export async function setStatus(tx: Tx, id: number, status: AccountState, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ status, status_reason: reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Sets whether a manager has to complete the record of a customer. */
export async function setToComplete(tx: Tx, id: number, to_complete: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ to_complete, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Updates a customer when something that belongs to them has changed: screens with their history read again. */
export async function touchCustomer(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('customer').set(touched(now)).where('id', '=', id).execute();
}

export async function setCompanyOf(tx: Tx, id: number, companyId: number, now: Date): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ company_id: companyId, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function insertDocument(
  tx: Tx,
  customerId: number,
  fileId: number,
  made: { readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('customer_document')
    .values({ customer_id: customerId, file_id: fileId, created_by: made.by, created_at: made.now })
    .execute();
}

export async function countDocuments(tx: Tx, customerId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('customer_document')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Deletes a customer's document; returns the name of its file, or `null` when it does not exist. The file stays for the audit log. */
export async function deleteDocument(tx: Tx, customerId: number, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('customer_document as d')
    .using('stored_file as f')
    .whereRef('f.id', '=', 'd.file_id')
    .where('d.customer_id', '=', customerId)
    .where('d.id', '=', id)
    .returning('f.name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/** Locks a phone number at a branch, so that two clerks do not make its sender twice. */
export async function lockSender(tx: CommandContext['tx'], branchId: number, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sender:${branchId}:${key}`}, 0))`.execute(tx);
}
