import { sql } from 'kysely';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { nrcKey } from '@waybill/domain/rooms/emos/emo-identity.ts';
import { receiverKeys, type OutflowRoom } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { PayoutFailure } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readLeftToday, type Leaving } from '../outflows/outflows.door.ts';

/** Reads the keys that identify the receiver behind a merchant: id, phones, identity card, and payout accounts. */
async function merchantKeys(db: Database, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ phones: string[]; nrc: string | null; accounts: string[] }>`
    select c.phones, c.nrc, array(select k.bank_account from customer_bank k
      where k.customer_id = c.id and k.status = ${payableBankState}) as accounts
    from customer c where c.id = ${customerId}`.execute(db);
  const { phones = [], nrc = null, accounts = [] } = rows[0] ?? {};
  return receiverKeys({ merchants: [customerId], phones, nrcs: nrc === null ? [] : [nrcKey(nrc)], accounts });
}

/** Outflow of a document: its receiver, and the users who created and pay it. */
export async function outflowOfClearance(
  db: Database,
  { customer_id, hands }: { readonly customer_id: number; readonly hands: readonly number[] },
  viewer: Pick<SessionViewer, 'id'>,
): Promise<Leaving> {
  return { kind: 'clearance', keys: await merchantKeys(db, customer_id), people: [...new Set([...hands, viewer.id])] };
}

/** Sums today's payments to the receiver behind a merchant, fees included, on documents without approval. Whole kyat. */
export async function readPaidToday(db: Database, customerId: number, now: Date): Promise<number> {
  return readLeftToday(db, await merchantKeys(db, customerId), now);
}

/**
 * Returns how much one person pays alone on a document. Nothing after the bank is said to have failed it: the person who said so could otherwise pay it a
 * second time.
 */
export function roomOf(
  { payout_failure }: { readonly payout_failure: PayoutFailure | null },
  room: OutflowRoom,
): OutflowRoom {
  return payout_failure === null ? room : { ...room, limit: 0, lowest_limit: 0 };
}
