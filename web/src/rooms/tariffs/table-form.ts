import { form } from '@waybill/domain/kernel/form.ts';
import type { Rule } from '@waybill/domain/kernel/rules.ts';
import type { ItemType, ServiceType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { inTableOrder } from '@waybill/domain/rooms/tariffs/table-order.ts';
import { rateNames, tariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { tariffProblems } from '@waybill/domain/rooms/tariffs/tariff-holes.ts';
import {
  allOffers,
  isOffered,
  type Offer,
  type TariffRates,
  type TariffStep,
  type TariffTable,
} from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { FormModel } from '../../shell/form/use-form.ts';

/** The steps of each offer are a separate field, so that two editors keep their input unless they edited the same grid. */
export type StepsField = `steps_${ServiceType}_${ItemType}`;
type Steps = readonly TariffStep[];

/** @example stepsField({ service_type: 'express', item_type: 'parcel' }) === 'steps_express_parcel' */
export function stepsField({ service_type, item_type }: Offer): StepsField {
  return `steps_${service_type}_${item_type}`;
}

/** The table as the fields of the form hold it; what is not typed yet counts as nothing. */
export function tableOf(values: Readonly<Record<string, unknown>>): TariffTable {
  const rates = Object.fromEntries(rateNames.map((name) => [name, values[name]])) as unknown as TariffRates;
  return {
    rates,
    offered: (values.offered as readonly Offer[] | null) ?? [],
    steps: allOffers.flatMap((offer) => (values[stepsField(offer)] as Steps | null) ?? []),
  };
}

/** The steps by field, each in the order of the table, so that what is the same looks the same. */
export function fieldsOf(steps: Steps): Record<StepsField, Steps> {
  return Object.fromEntries(
    allOffers.map((offer) => [stepsField(offer), inTableOrder(steps.filter((step) => isOffered([offer], step)))]),
  ) as unknown as Record<StepsField, Steps>;
}

const offered: Rule<readonly Offer[]> = {
  kind: 'multiselect',
  required: false,
  json: {},
  check: (input) => ({ ok: true, value: (input ?? []) as readonly Offer[] }),
};

/** Accepts the steps of an offer when the table has no hole there: the server's rule, checked before anything is sent. */
function stepsRule(offer: Offer): Rule<Steps> {
  return {
    kind: 'multiselect',
    required: false,
    json: {},
    check(input, all = {}) {
      const hole = tariffProblems(tableOf({ ...all, [stepsField(offer)]: input })).find(({ place }) =>
        isOffered([offer], place),
      );
      return hole
        ? { ok: false, problem: { code: hole.code, values: { from_kg: hole.from_kg, to_kg: hole.to_kg } } }
        : { ok: true, value: (input ?? []) as Steps };
    },
  };
}

/** A price table in the editor: name, day and rates, what is offered, and the steps of each offer. */
export const tableForm = form({
  ...tariffForm,
  offered,
  ...(Object.fromEntries(allOffers.map((offer) => [stepsField(offer), stepsRule(offer)])) as Record<
    StepsField,
    Rule<Steps>
  >),
});
export type TableForm = FormModel<typeof tableForm>;

/** The body of the call out of the form: its own fields as they are, the steps as one list. */
export function bodyOf(values: Readonly<Record<string, unknown>>): object {
  const own = Object.fromEntries(Object.keys(tariffForm).map((name) => [name, values[name]]));
  const { offered: sold, steps } = tableOf(values);
  return { ...own, offered: sold, steps };
}

/** Splits the steps of a conflicting version into fields, so that the form can compare them one by one. */
export function inFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const current = error.values.current as { steps?: Steps } | undefined;
  if (current?.steps) Object.assign(current, fieldsOf(current.steps));
  return error;
}
