import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayRewrite } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { deleteTariff, lockTariff } from './tariffs.store.ts';

/** Deletes a draft. What was published explains the prices of labels and stays. */
export async function removeTariff(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const before = await lockTariff(context.tx, id);
  if (!before) return refuse('not_found');
  if (!mayRewrite(before.status)) return refuse('state_not_allowed', { values: { state: before.status } });
  await deleteTariff(context.tx, id);
  const { name_en, valid_from } = before.values;
  context.audit({
    room: 'tariffs',
    record: id,
    name: name_en,
    action: 'remove',
    branchId: null,
    before: { name_en, valid_from },
  });
  context.publish({ topic: 'tariff', payload: { id } });
  return { message: 'ok' };
}
