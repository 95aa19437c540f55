import { form } from '@waybill/domain/kernel/form.ts';
import type { Rule } from '@waybill/domain/kernel/rules.ts';
import { tariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { tariffProblems } from '@waybill/domain/rooms/tariffs/tariff-holes.ts';
import type { Offer, TariffRates, TariffStep, TariffTable } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';

/** The table as the fields of the form hold it; what is not typed yet counts as nothing. */
export function tableOf(values: Readonly<Record<string, unknown>>): TariffTable {
  return { rates: values as unknown as TariffRates, offered: (values.offered as readonly Offer[] | null) ?? [], steps: (values.steps as readonly TariffStep[] | null) ?? [] };
}

const offered: Rule<readonly Offer[]> = { kind: 'multiselect', required: false, json: {}, check: (input) => ({ ok: true, value: (input ?? []) as readonly Offer[] }) };

/** The steps are right when the table they stand in has no hole: the server's own rule, told before anything is sent. */
const steps: Rule<readonly TariffStep[]> = {
  kind: 'multiselect', required: true, json: {},
  check(input, all = {}) {
    const [first] = tariffProblems(tableOf({ ...all, steps: input }));
    return first ? { ok: false, problem: { code: first.code, values: { from_kg: first.from_kg, to_kg: first.to_kg } } } : { ok: true, value: (input ?? []) as readonly TariffStep[] };
  },
};

/** A price table in the editor: name, day and rates, what is offered, and the steps as one field. */
export const tableForm = form({ ...tariffForm, offered, steps });
