import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { commissionPostings } from '@waybill/domain/rooms/agent-services/commissions.ts';
import { toGrams } from '@waybill/domain/kernel/money.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { visitFee } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import type { CompletePickupValues } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import type { Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readCommission } from '../agent-services/agent-services.door.ts';
import { serviceFeeJournal, writeJournals, type NewJournal } from '../ledger/journals.door.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { step } from './change-pickup.ts';
import { readChosen } from './door-labels.ts';
import { joinLabels, readCarried, type LockedPickup } from './pickup-requests.store.ts';

/**
 * The courier has counted and weighed at the door. Labels of this sender that exist already are joined to the visit, beside those that were made there;
 * what was counted cannot be less than what its labels say. The fee of the visit is posted, once, however many parcels there are.
 */
export function completePickup(context: CommandContext, id: number, body: CompletePickupValues): Changed<PickupDetail> {
  const { tx, poolDb, now } = context;
  const { collected_count, collected_weight } = body;
  return step(context, 'complete', id, async (row) => {
    const labels = await readChosen(context, row, body);
    if (isRefusal(labels)) return labels;
    const label_ids = labels.map((label) => label.id);
    await joinLabels(tx, id, label_ids, now);
    const carried = await readCarried(tx, id);
    if (collected_count < carried.pieces) {
      const values = { n: carried.pieces };
      return refuse('pickup_count_short', {
        values,
        fields: { collected_count: [{ code: 'pickup_count_short', values }] },
      });
    }
    const tariff = await tariffOn(tx, businessDate(now), { pool: poolDb });
    const fee = visitFee(tariff?.rates.pickup ?? 0, carried.pickup_fees);
    await postVisit(context, row, fee);
    return {
      columns: { collected_count, collected_weight_g: toGrams(collected_weight), completed_at: now, fee, reason: null },
      after: { collected_count, collected_weight, fee, ...(label_ids.length > 0 ? { label_ids } : {}) },
    };
  });
}

/**
 * Posts the fee of a visit: a merchant owes it, other senders have paid the courier. An agent earns a commission also on a free visit. The version is part of
 * the journal's key, so that a completion that was reversed and repeated has its own journal.
 */
async function postVisit({ tx, now }: CommandContext, visit: LockedPickup, fee: number): Promise<void> {
  const { branch_id } = visit;
  const commission = await readCommission(tx, { event: 'picked_up', branch_id, fee }, now);
  const head = { key: `pickup:${visit.id}:${visit.version}`, event: 'picked_up', at: now } as const;
  const journal: NewJournal =
    fee === 0
      ? { ...head, pickup_request_id: visit.id, branch_id, postings: [] }
      : serviceFeeJournal({
          ...head,
          income: 'pickup',
          fee,
          of: { pickupId: visit.id },
          branchId: branch_id,
          customerId: await accountOf(tx, visit),
          ...(visit.postman_id === null ? {} : { courierId: visit.postman_id }),
        });
  await writeJournals(tx, [
    { ...journal, postings: [...journal.postings, ...commissionPostings(branch_id, commission)] },
  ]);
}

/** Whose account the fee is put on; null for a sender without one. */
async function accountOf(tx: CommandContext['tx'], { customer_id }: LockedPickup): Promise<number | null> {
  if (customer_id === null) return null;
  const customer = await tx.selectFrom('customer').select('type').where('id', '=', customer_id).executeTakeFirst();
  return customer && hasAccount(customer.type as CustomerType) ? customer_id : null;
}
