import { weekdayNames } from '@waybill/domain/kernel/spelled-date.ts';
import { shape, shapes } from '../../kernel/value-shape.ts';
import { dayPartWords, pickupPlanStateFaces, pickupRequestStateFaces, vehicleWords } from './pickup-requests.words.ts';

const visit = {
  customer_id: shape.record('customer'),
  day_part: shape.words(dayPartWords),
  vehicle: shape.words(vehicleWords),
  counts: shape.count,
  include_products: shape.text,
};

export const pickupRequestValues = shapes({
  ...visit,
  name: shape.text,
  phone: shape.text,
  with_temp_address: shape.yesNo,
  place_id: shape.record('place'),
  home_no: shape.text,
  street: shape.text,
  branch_id: shape.record('branch'),
  postman_id: shape.record('staff'),
  to_branch_id: shape.record('branch'),
  to_staff_id: shape.record('staff'),
  time_request: shape.day,
  weight: shape.kg,
  remark: shape.text,
  reason: shape.text,
  collected_count: shape.count,
  collected_weight: shape.kg,
  accepted_count: shape.count,
  label_ids: shape.record('label'),
  fee: shape.kyat,
  status: shape.states(pickupRequestStateFaces),
});

/** Weekdays by number, as a plan stores them. */
const weekdayWords = Object.fromEntries(
  weekdayNames.en.map((en, day) => [
    String(day),
    { en, mm: weekdayNames.mm[day] ?? en, zh: weekdayNames.zh[day] ?? en },
  ]),
);

export const pickupPlanValues = shapes({
  ...visit,
  weekdays: shape.words(weekdayWords),
  until: shape.day,
  status: shape.states(pickupPlanStateFaces),
});
