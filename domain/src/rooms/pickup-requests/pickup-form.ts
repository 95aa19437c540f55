import { form, type FormValues } from '../../kernel/form.ts';
import { reject, type Rule } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { dayParts, vehicles, weekdays } from './pickup-kinds.ts';

/** The most parcels of one visit; more need several vehicles and several requests. */
const countMax = 10_000;
/** The most that one visit carries, in kg. */
export const weightMax = 5_000;
/** Labels that can be joined to one visit. */
export const labelsMax = 200;

const count = { min: 1, max: countMax, integer: true, required: true } as const;
const reason = rule.text({ required: true, max: 200 });

/** What is wanted of a visit, once or every week. */
const visit = {
  day_part: rule.select({ options: dayParts, required: true }),
  vehicle: rule.select({ options: vehicles, required: true }),
  counts: unit.parcels(rule.number(count)),
  include_products: rule.text({ max: 200 }),
};

/**
 * A pickup request (E-04): who is visited, where, when and for how much. A known customer is visited at their own address unless the address is
 * temporary.
 */
export const pickupRequestForm = form({
  customer_id: rule.idRef(),
  phone: rule.phones({ limit: 2, required: true }),
  name: rule.text({ required: true, max: 100 }),
  with_temp_address: rule.toggle({ fallback: false }),
  place_id: rule.idRef({ required: true }),
  home_no: rule.text({ max: 60, keepSlashes: true }),
  street: rule.text({ max: 150, keepSlashes: true }),
  branch_id: rule.idRef(),
  time_request: rule.date({ required: true }),
  ...visit,
  weight: rule.weight({ min: 0.01, max: weightMax, required: false }),
  remark: rule.text({ max: 500, multiline: true }),
});
export type PickupRequestValues = FormValues<typeof pickupRequestForm>;

/** The same with the courier who is to go, when the caller chooses one at once. */
export const newPickupRequestForm = form({ ...pickupRequestForm, postman_id: rule.idRef() });
export type NewPickupRequestValues = FormValues<typeof newPickupRequestForm>;

export const assignPickupForm = form({ postman_id: rule.idRef({ required: true }) });

/** Why it is denied, or why nothing was collected. */
export const pickupReasonForm = form({ reason });

/** Labels that exist already: chosen, or read by their codes. */
export const attachLabelsForm = form({
  label_ids: rule.idRefs({ max: labelsMax }),
  tracking_codes: rule.text({ max: 6_000, multiline: true }),
});
export type ChosenLabels = FormValues<typeof attachLabelsForm>;

/** A label that is in a visit by mistake, and why it is taken out again. */
export const takeOutLabelForm = form({ label_id: rule.idRef({ required: true }), reason });
export type TakeOutLabelValues = FormValues<typeof takeOutLabelForm>;

/** What the courier counts and weighs at the door, with labels that are not the visit's yet. */
export const completePickupForm = form({
  collected_count: unit.parcels(rule.number(count)),
  collected_weight: rule.weight({ min: 0.01, max: weightMax }),
  ...attachLabelsForm,
});
export type CompletePickupValues = FormValues<typeof completePickupForm>;

const receiver: Rule<number | null> = {
  ...rule.idRef(),
  check(input, all = {}) {
    const read = rule.idRef().check(input, all);
    const named = rule.idRef().check(all['to_branch_id'], all);
    return read.ok && read.value === null && (!named.ok || named.value === null) ? reject('select') : read;
  },
};

/** To whom a courier hands a visit over: another courier, another branch, or both. */
export const handoverPickupForm = form({ to_staff_id: receiver, to_branch_id: rule.idRef(), reason });

/** How many pieces the branch has counted of what the courier brought. */
export const receivePickupForm = form({
  accepted_count: unit.parcels(rule.number({ min: 0, max: countMax, integer: true, required: true })),
});

/** A visit on the same days of every week. */
export const pickupPlanForm = form({
  customer_id: rule.idRef({ required: true }),
  weekdays: rule.multiselect({ options: weekdays, required: true }),
  ...visit,
  until: rule.date(),
});
export type PickupPlanValues = FormValues<typeof pickupPlanForm>;

/**
 * The tracking codes in a text, each once, in capital letters: separated by spaces, commas or lines.
 *
 * @example codesIn('ex1, EX2\nex1') // ['EX1', 'EX2']
 */
export function codesIn(text: string | null): string[] {
  return [
    ...new Set(
      (text ?? '')
        .toUpperCase()
        .split(/[\s,;၊]+/)
        .filter((code) => code !== ''),
    ),
  ];
}
