import { form, type FormValues } from '../../kernel/form.ts';
import { reject, type Rule } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { dayParts, vehicles, weekdays } from './pickup-kinds.ts';

/** Maximum parcels of one pickup; more need several vehicles and requests. */
const countMax = 10_000;
/** Maximum weight of one pickup, in kg. */
export const weightMax = 5_000;
/** Maximum labels linked to one pickup. */
export const labelsMax = 200;

const count = { min: 1, max: countMax, integer: true, required: true } as const;
const reason = rule.text({ required: true, max: 200 });

/** Common fields of single and weekly pickups. */
const visit = {
  day_part: rule.select({ options: dayParts, required: true }),
  vehicle: rule.select({ options: vehicles, required: true }),
  counts: unit.parcels(rule.number(count)),
  include_products: rule.text({ max: 200 }),
};

/** A pickup request (E-04): who, where, when and how much. A known customer's own address is used unless the address is temporary. */
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

/** A new request, optionally with its courier and the labels that are to be collected. */
export const newPickupRequestForm = form({
  ...pickupRequestForm,
  postman_id: rule.idRef(),
  label_ids: rule.idRefs({ max: labelsMax }),
});
export type NewPickupRequestValues = FormValues<typeof newPickupRequestForm>;

export const assignPickupForm = form({ postman_id: rule.idRef({ required: true }) });

/** Reason for denying, or for collecting nothing. */
export const pickupReasonForm = form({ reason });

/** Existing labels: chosen, or scanned. */
export const attachLabelsForm = form({
  label_ids: rule.idRefs({ max: labelsMax }),
  tracking_codes: rule.text({ max: 6_000, multiline: true }),
});
export type ChosenLabels = FormValues<typeof attachLabelsForm>;

/** A wrongly linked label, and the reason for removing it. */
export const takeOutLabelForm = form({ label_id: rule.idRef({ required: true }), reason });
export type TakeOutLabelValues = FormValues<typeof takeOutLabelForm>;

/** The courier's count and weight at the door, with labels not linked yet. */
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

/** Receiver of a courier's hand-over: another courier, another branch, or both. */
export const handoverPickupForm = form({ to_staff_id: receiver, to_branch_id: rule.idRef(), reason });

/** Number of pieces the branch counted on arrival. */
export const receivePickupForm = form({
  accepted_count: unit.parcels(rule.number({ min: 0, max: countMax, integer: true, required: true })),
});

/** A pickup on the same days of every week. */
export const pickupPlanForm = form({
  customer_id: rule.idRef({ required: true }),
  weekdays: rule.multiselect({ options: weekdays, required: true }),
  ...visit,
  until: rule.date(),
});
export type PickupPlanValues = FormValues<typeof pickupPlanForm>;

/**
 * Returns the tracking codes in a text, each once, in capitals: separated by spaces, commas or lines.
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
