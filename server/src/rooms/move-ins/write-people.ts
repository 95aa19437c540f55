import type { CustomerTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { moneyTermsOf, usualMoneyTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { carriedRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { owedPostings } from '@waybill/domain/rooms/move-ins/opening-postings.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { hashPassword } from '../../kernel/password.ts';
import { differences } from '../../kernel/versions.ts';
import { insertAgreed, insertCustomers, insertUsualAddresses, keptOf } from '../customers/customer-records.door.ts';
import { writeJournals, type NewJournal } from '../ledger/journals.door.ts';
import { insertStaff } from '../staff/staff-records.door.ts';
import type { ReadRow } from './read-move-in.ts';

/** A signed move-in that is being written. */
export interface SignedMoveIn {
  readonly id: number;
  readonly name: string;
  /** Start of the opening day. */
  readonly at: Date;
  readonly created_by: number;
  readonly signed_by: number;
}

/** The record that each row has become. */
export type Written = Map<ReadRow, number>;

/** Journals of one statement. */
const journalsAtOnce = 1_000;

export async function writeMany({ tx }: CommandContext, journals: readonly NewJournal[]): Promise<void> {
  for (let from = 0; from < journals.length; from += journalsAtOnce)
    await writeJournals(tx, journals.slice(from, from + journalsAtOnce));
}

/** Writes customers with their usual address, their terms and bank account as the two people signed them, and the COD owed to them. */
export async function writeCustomers(
  context: CommandContext,
  { id: moveIn, name: note, at, created_by, signed_by }: SignedMoveIn,
  rows: readonly ReadRow<'customers'>[],
): Promise<Written> {
  const { tx, now } = context;
  const values = rows.flatMap(({ value }) => (value ? [value] : []));
  if (values.length === 0) return new Map();
  const kept = values.map(
    ({
      form: {
        home_no: _h,
        street: _s,
        place_id: _p,
        postcode: _c,
        bank: _b,
        bank_holder: _n,
        bank_account: _a,
        ...form
      },
    }) => keptOf(form),
  );
  const ids = await insertCustomers(tx, kept, { by: created_by, now });
  const idAt = (n: number) => ids[n] as number;
  await insertUsualAddresses(
    tx,
    values.flatMap(({ form: { home_no, street, place_id } }, n) =>
      home_no === null && street === null && place_id === null
        ? []
        : [{ customer_id: idAt(n), home_no, street, place_id }],
    ),
    now,
  );
  await insertAgreed(
    tx,
    values.map(({ form: { bank, bank_holder, bank_account } }, n) => ({
      customer_id: idAt(n),
      bank: bank !== null && bank_holder !== null && bank_account !== null ? { bank, bank_holder, bank_account } : null,
      terms: differences(usualMoneyTerms, moneyTermsOf(kept[n] as CustomerTerms)),
    })),
    { by: created_by, signedBy: signed_by, now },
  );
  await writeMany(
    context,
    values.flatMap(({ form, opening_cod }, n): NewJournal[] =>
      opening_cod === 0
        ? []
        : [
            {
              key: `move_in:${moveIn}:owed:${idAt(n)}`,
              event: 'opened',
              at,
              branch_id: form.branch_id,
              note,
              postings: owedPostings(idAt(n), opening_cod),
              item: {
                role: carriedRole,
                customer_id: idAt(n),
                cod_amount: 0,
                cod_fee: 0,
                shipping: 0,
                return_fee: 0,
                net: opening_cod,
              },
            },
          ],
    ),
  );
  for (const [n, { form }] of values.entries()) {
    const { documents: _, ...shown } = form;
    context.audit({
      room: 'customers',
      record: idAt(n),
      name: form.business_name ?? form.customer_name,
      action: 'create',
      branchId: form.branch_id,
      after: { ...shown, ...kept[n] },
    });
  }
  context.publish({ topic: 'customers', branchId: null, payload: {} });
  return new Map(rows.map((row, n) => [row, idAt(n)]));
}

/**
 * Writes accounts of staff. Nobody knows a password of them: each gets one by the reset, which gives its owner the second half. The audit log has the
 * person who brought them in as their maker, so that one person is not counted as two.
 */
export async function writeStaff(
  context: CommandContext,
  { created_by }: SignedMoveIn,
  rows: readonly ReadRow<'staff'>[],
): Promise<Written> {
  const { tx, now, services } = context;
  const written: Written = new Map();
  if (rows.length === 0) return written;
  const passwordHash = await hashPassword(services.randomBytes(24).toString('base64url'));
  for (const row of rows) {
    const { value } = row;
    if (!value) continue;
    const id = await insertStaff(tx, {
      values: value,
      passwordHash,
      mustChangePassword: true,
      status: accountLife.initial,
      createdBy: created_by,
      now,
    });
    written.set(row, id);
    context.audit({
      room: 'staff',
      record: id,
      name: value.name,
      action: 'create',
      branchId: value.branch_id,
      after: value,
    });
  }
  context.publish({ topic: 'staff', branchId: null, payload: {} });
  return written;
}
