import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { newTariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { tariffLife } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readTable } from './tariffs.queries.ts';
import { insertTariff } from './tariffs.store.ts';
import { createRecord } from '../../kernel/change-record.ts';
import { tariffRecord } from './tariff.record.ts';

/** A draft with the prices of another table; one is never begun from nothing, because what is left out would be a hole. */
export async function createTariff(
  context: CommandContext,
  body: FormValues<typeof newTariffForm>,
): Promise<{ data: TariffDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { copy_of, ...head } = body;
  const from = await readTable(tx, copy_of);
  if (!from) return refuse('validation_failed', { fields: { copy_of: [{ code: 'select' }] } });
  const { rates, offered, steps } = from;
  const id = await insertTariff(
    tx,
    { ...head, note: null, rates, offered, steps },
    { status: tariffLife.initial, by: viewer.id, now },
  );
  return createRecord(context, tariffRecord, id, { name: head.name_en, branchId: null, after: { ...head, copy_of } });
}
