import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { inTableOrder, stepChanges } from '@waybill/domain/rooms/tariffs/table-order.ts';
import { ratesOf, type tariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { gridKey, type Offer, type TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { mayRewriteTariff } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { checkTable } from './check-table.ts';
import { tariffRecord } from './tariff.record.ts';
import { currentOf, updateTariff, type LockedTariff, type TariffValues } from './tariffs.store.ts';

export type EditTariff = FormValues<typeof tariffForm> & {
  readonly version: number;
  readonly offered: readonly object[];
  readonly steps: readonly object[];
};

/** Changes a draft: name, day, rates, what is offered, all steps as one set. Refused: `changed_meanwhile`, `state_not_allowed` for a published one, `tariff_has_holes`. */
export function editTariff(context: CommandContext, id: number, body: EditTariff): Changed<TariffDetail> {
  const { tx, now } = context;
  return changeRecord(context, tariffRecord, id, async (before) => {
    if (!mayRewriteTariff(before.status)) return refuse('state_not_allowed', { values: { state: before.status } });
    if (before.version !== body.version)
      return changedMeanwhile(tx, { room: 'tariffs', record: id, version: before.version, current: currentOf(before) });
    const values = valuesOf(body);
    const refusal = await checkTable(context, values);
    if (refusal) return refusal;
    const change = changesOf(before, values);
    if (change) await updateTariff(tx, id, values, now);
    return { action: 'edit', name: values.name_en, ...(change ?? { before: {}, after: {} }) };
  });
}

function valuesOf({ name_en, name_mm, name_zh, valid_from, note, offered, steps, ...body }: EditTariff): TariffValues {
  return {
    name_en,
    name_mm,
    name_zh,
    valid_from,
    note,
    rates: ratesOf(body as EditTariff),
    offered: offered as Offer[],
    steps: inTableOrder(steps as TariffStep[]),
  };
}

/** Before and after for the audit log: the heads and rates that differ, and of the steps only those. `null` when nothing does. */
function changesOf(
  { values: { steps: oldSteps, rates: oldRates, ...old } }: LockedTariff,
  { steps, rates, ...values }: TariffValues,
) {
  const moved = stepChanges(oldSteps, steps);
  const change = differences({ ...old, ...oldRates }, { ...values, ...rates });
  if (!change && moved.length === 0) return null;
  const auditTexts = (side: 'before' | 'after') =>
    moved.length === 0 ? {} : { steps: moved.flatMap(({ [side]: step }) => (step ? [sayStep(step)] : [])) };
  return {
    before: { ...change?.before, ...auditTexts('before') },
    after: { ...change?.after, ...auditTexts('after') },
  };
}

/** @example 'express.parcel.same_town ≤ 1000 g: 2500' */
function sayStep(step: TariffStep): string {
  return `${gridKey(step)} ≤ ${step.up_to_g} g: ${step.price}${step.each_further_kg === null ? '' : ` + ${step.each_further_kg}/kg`}`;
}
