import type { Transaction } from 'kysely';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

interface UsualAddress {
  readonly customer_id: number;
  readonly home_no: string | null;
  readonly street: string | null;
  readonly place_id: number | null;
}

/** Agreements of a customer that a second person has signed with its move-in. */
interface Agreed {
  readonly customer_id: number;
  readonly bank: { readonly bank: string; readonly bank_holder: string; readonly bank_account: string } | null;
  /** Money terms that differ from the usual ones. */
  readonly terms: { readonly before: object; readonly after: object } | null;
}

/** Rows of one statement: its parameters are limited. */
const atOnce = 1_000;

function* piecesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce);
}

/** Inserts the usual addresses of new customers. */
export async function insertUsualAddresses(tx: Tx, addresses: readonly UsualAddress[], now: Date): Promise<void> {
  for (const some of piecesOf(addresses))
    await tx
      .insertInto('customer_address')
      .values(
        some.map((one) => ({
          ...one,
          name: null,
          country: homeCountry,
          postcode: null,
          is_default: true,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
}

/** Inserts bank accounts and money terms as proposed by one person and confirmed by another. */
export async function insertAgreed(
  tx: Tx,
  agreed: readonly Agreed[],
  { by, signedBy, now }: { readonly by: number; readonly signedBy: number; readonly now: Date },
): Promise<void> {
  const proposal = {
    status: payableBankState,
    proposed_by: by,
    proposed_at: now,
    decided_by: signedBy,
    decided_at: now,
  };
  for (const some of piecesOf(agreed.flatMap(({ customer_id, bank }) => (bank ? [{ customer_id, ...bank }] : []))))
    await tx
      .insertInto('customer_bank')
      .values(some.map((one) => ({ ...one, ...proposal })))
      .execute();
  for (const some of piecesOf(agreed.flatMap(({ customer_id, terms }) => (terms ? [{ customer_id, terms }] : []))))
    await tx
      .insertInto('customer_terms')
      .values(
        some.map(({ customer_id, terms }) => ({
          customer_id,
          terms: JSON.stringify(terms.after),
          before: JSON.stringify(terms.before),
          ...proposal,
        })),
      )
      .execute();
}
