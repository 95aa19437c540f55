import { exceptionState, type PriceException } from '@waybill/domain/rooms/price-exceptions/decide-price-exception.ts';
import {
  priceExceptionLife,
  type PriceExceptionState,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { belowTable } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readOutflowLimits } from '../outflows/outflows.door.ts';
import {
  insertPriceException,
  readCashTakenBack,
  replacePriceExceptions,
  type NewPriceException,
} from './price-exceptions.store.ts';

/** Returns whether this price applies at once or waits for a second person, by the limit of the role of the person who enters it. */
export async function stateOfPrice(
  { tx, viewer, now }: CommandContext,
  exception: PriceException,
): Promise<PriceExceptionState> {
  const { limit } = await readOutflowLimits(tx, belowTable, viewer, now);
  return exceptionState(exception, limit);
}

/** Lists a price that somebody gave beside the table, in the place of one that the label had before. */
export async function listPrice(context: CommandContext, given: NewPriceException): Promise<void> {
  const { tx, viewer, now } = context;
  const { branch_id: branchId, tracking_code: name, kind, status, table_price, own_price, reason } = given;
  const id = await insertPriceException(tx, given, { by: viewer.id, now });
  context.audit({
    room: 'price_exceptions',
    record: id,
    name,
    action: 'create',
    branchId,
    after: { kind, status, table_price, own_price, reason },
  });
  context.publish({ topic: 'price_exception', branchId, payload: { id } });
}

/**
 * Lists a label of which cash was taken at its acceptance and taken back since, when the sender pays less now: otherwise the difference could stay in a pocket and
 * nobody would see it.
 */
export async function noteLowerPrice(
  context: CommandContext,
  label: Pick<NewPriceException, 'label_id' | 'tracking_code' | 'branch_id'>,
  senderPays: number,
): Promise<void> {
  const { tx, now } = context;
  const taken = await readCashTakenBack(tx, label.label_id);
  if (!taken) return;
  await replacePriceExceptions(tx, label.label_id, 'noted', now);
  if (senderPays >= taken.cash) return;
  await listPrice(context, {
    ...label,
    kind: 'after_rollback',
    status: priceExceptionLife.at.noted,
    table_price: taken.cash,
    own_price: senderPays,
    reason: taken.reason ?? '–',
    rolled_back_by: taken.rolled_back_by,
  });
}
