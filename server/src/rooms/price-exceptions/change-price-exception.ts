import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { decidePriceException } from '@waybill/domain/rooms/price-exceptions/decide-price-exception.ts';
import type { PriceDecision } from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import type { PriceExceptionRow } from '@waybill/contract/rooms/price-exceptions/price-exceptions.contract.ts';
import { changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { priceExceptionRecord } from './price-exception.record.ts';
import { setPriceExceptionStatus } from './price-exceptions.store.ts';

/** Confirms or denies a price above the limit of its maker. Refused: `second_person_needed`, `not_independent`, `state_not_allowed`, `changed_meanwhile`. */
export function decideOnPrice(
  context: CommandContext,
  command: PriceDecision,
  id: number,
  version: number,
): Changed<PriceExceptionRow> {
  const { tx, viewer, now } = context;
  return changeState(context, priceExceptionRecord, id, {
    command,
    decide: async ({ status, created_by, version: current }) =>
      current === version
        ? decidePriceException(
            viewer,
            { status, created_by, by_another: await confirmedByAnother(tx, created_by, viewer.id, now) },
            command,
          )
        : refuse('changed_meanwhile'),
    set: (status, exception) => setPriceExceptionStatus(tx, exception, { status, by: viewer.id, now }),
  });
}
