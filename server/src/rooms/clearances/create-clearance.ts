import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayMake, rowOfKind, usualKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import {
  chosenLines,
  clearanceOf,
  figuresOf,
  isChoosable,
} from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { newClearanceForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { isFreeReturn, type ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { insertClearance, lockMerchant } from './clearances.store.ts';
import { countedLine, readItems, type ItemLine } from './items.queries.ts';
import { createRecord } from '../../kernel/change-record.ts';
import { clearanceRecord } from './clearance.record.ts';

/**
 * Creates a document of a kind from the labels that the user saw and everything netted automatically, after locking and checking again. Refused:
 * `lines_changed` with the codes and reasons of labels that are not ready any more, or with the sum when only that differs; `nothing_to_clear`. A
 * refusal creates nothing, so nothing is paid twice. A merchant who owes more than is payable gets a document below zero, which is paid in or carried
 * forward.
 */
export async function createClearance(
  context: CommandContext,
  body: FormValues<typeof newClearanceForm>,
): Promise<{ data: ClearanceDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const kind = body.kind ?? usualKind;
  if (!mayMake(viewer, kind)) return refuse('missing_permission');
  const merchant = await lockMerchant(tx, viewer, body.customer_id);
  if (!merchant) return refuse('not_found');
  // A second person checks data typed at the counter before any money is paid.
  if (merchant.to_complete) return refuse('merchant_to_complete');
  const items = await readItems(tx, body.customer_id, kind);
  const wanted = new Set(body.label_ids);
  const gone = await named(context, goneOf(items, wanted, kind), body.customer_id);
  const lines = chosenLines(
    items.filter(({ reason }) => reason === null) as (ItemLine & { role: ItemRole })[],
    wanted,
    kind,
  );
  const figures = figuresOf(lines.map(countedLine));
  if (gone.length > 0 || (lines.length > 0 && figures.actual_clearance_cod !== body.expected_net)) {
    return refuse('lines_changed', { values: { lines: gone, actual_clearance_cod: figures.actual_clearance_cod } });
  }
  if (lines.every(isFreeReturn) && !rowOfKind(kind).hands) return refuse('nothing_to_clear');
  if (clearanceOf(figures) !== figures.actual_clearance_cod)
    throw new Error('a clearance’s figures do not add up to its lines');
  const { id, number } = await insertClearance(
    tx,
    {
      kind,
      customer_id: body.customer_id,
      branch_id: merchant.branch_id,
      issue_date: businessDate(now),
      issued_at: now,
      issued_by: viewer.id,
    },
    figures,
    lines.map(({ item_id }) => item_id),
  );
  return createRecord(context, clearanceRecord, id, {
    name: number,
    branchId: merchant.branch_id,
    after: {
      kind,
      customer_id: body.customer_id,
      count: figures.count,
      actual_clearance_cod: figures.actual_clearance_cod,
    },
  });
}

interface Gone {
  readonly label_id: number;
  readonly tracking_code: string | null;
  /** `not_open`: paid already, reversed, or never this merchant's. */
  readonly reason: ItemLine['reason'] | 'not_open';
}

/** Returns the labels that the user saw and that cannot be cleared any more. */
function goneOf(items: readonly ItemLine[], wanted: ReadonlySet<number>, kind: ClearanceKind): Gone[] {
  const ofKind = items.filter((item) => isChoosable(item as ItemLine & { role: ItemRole }, kind));
  const chosen = new Map(
    ofKind
      .toSorted((a, b) => Number(b.reason !== null) - Number(a.reason !== null))
      .map((item) => [item.label_id, item]),
  );
  return [...wanted].flatMap((label_id): Gone[] => {
    const item = chosen.get(label_id);
    if (item && item.reason === null) return [];
    return [{ label_id, tracking_code: item?.tracking_code ?? null, reason: item?.reason ?? 'not_open' }];
  });
}

/** Names closed items by their code too, as far as they are this merchant's. */
async function named({ tx }: CommandContext, gone: readonly Gone[], customerId: number): Promise<Gone[]> {
  const unnamed = gone.filter(({ tracking_code }) => tracking_code === null).map(({ label_id }) => label_id);
  if (unnamed.length === 0) return [...gone];
  const rows = await tx
    .selectFrom('label')
    .select(['id', 'tracking_code'])
    .where('id', 'in', unnamed)
    .where('merchant_id', '=', customerId)
    .execute();
  const codes = new Map(rows.map(({ id, tracking_code }) => [id, tracking_code]));
  return gone.map((one) => ({ ...one, tracking_code: one.tracking_code ?? codes.get(one.label_id) ?? null }));
}
