import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayRewriteTariff } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { removeRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { tariffRecord } from './tariff.record.ts';
import { deleteTariff } from './tariffs.store.ts';

/** Deletes a draft. What was published explains the prices of labels and stays. */
export function removeTariff(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, tariffRecord, id, async ({ status, values: { name_en, valid_from } }) => {
    if (!mayRewriteTariff(status)) return refuse('state_not_allowed', { values: { state: status } });
    await deleteTariff(context.tx, id);
    return { action: 'remove', before: { name_en, valid_from } };
  });
}
