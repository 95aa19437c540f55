import { z } from 'zod';
import { dayParts, vehicles } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import {
  pickupLogStatuses,
  pickupPlanLife,
  pickupRequestLife,
} from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { staffName } from '../../kernel/personal.ts';
import { action, instant, named } from '../../kernel/schemas.ts';
import { knownSender } from '../customers/customer-shapes.ts';

const id = z.number().int();
const count = z.number().int();
const day = z.string().describe('yyyy-mm-dd');
const kg = z.number().describe('kg');
export const coded = named.extend({ code: z.string() });

export const pickupRow = z.object({
  id,
  name: z.string(),
  phone: z.array(z.string()),
  branch: coded,
  intake_branch: coded.describe('the branch that took the request'),
  courier: staffName('branch').nullable(),
  postman_id: id.nullable(),
  work_branch_id: id.describe('the branch whose couriers can be chosen now'),
  place: named.nullable(),
  township: named.nullable(),
  home_no: z.string().nullable(),
  street: z.string().nullable(),
  include_products: z.string().nullable(),
  counts: count.describe('asked for'),
  collected_count: count.nullable().describe('counted by the courier at the door'),
  accepted_count: count.nullable().describe('counted by somebody else at the branch'),
  weight: kg.nullable(),
  time_request: day,
  day_part: z.enum(dayParts),
  vehicle: z.enum(vehicles),
  remark: z.string().nullable(),
  status: z.enum(pickupRequestLife.stateNames),
  reason: z.string().nullable().describe('why it was denied, failed or handed over, while that counts'),
  to_branch: coded.nullable().describe('to which other branch it was handed over'),
  to_courier: staffName('to_branch').nullable().describe('to whom it was handed over'),
  fee: count.nullable().describe('due for the visit, in whole kyat; null until it is complete'),
  completed_at: instant.nullable(),
  created_at: instant,
  actions: z.array(action),
});
export type PickupRow = z.infer<typeof pickupRow>;

const log = z.object({
  id,
  status: z.enum(pickupLogStatuses),
  at: instant,
  by: staffName('branch').nullable().describe('null for what a plan made'),
  courier: staffName('branch').nullable(),
  branch: coded,
  reason: z.string().nullable(),
});
export type PickupLog = z.infer<typeof log>;

const joinedLabel = z.object({
  id,
  tracking_code: z.string(),
  destination_name: z.string(),
  status: z.enum(labelStatusNames),
  pieces: count,
  weight: kg,
  shipping_total: z.number().int().describe('whole kyat'),
});
export type JoinedLabel = z.infer<typeof joinedLabel>;

export const pickupDetail = pickupRow.extend({
  branch_id: id,
  customer_id: id.nullable(),
  customer: z.string().nullable(),
  with_temp_address: z.boolean(),
  place_id: id,
  collected_weight: kg.nullable(),
  accepted_by: staffName('branch').nullable(),
  accepted_at: instant.nullable(),
  denied_by: staffName('branch').nullable(),
  denial_unseen: z.boolean(),
  to_staff_id: id.nullable(),
  plan_id: id.nullable(),
  created_by: staffName('intake_branch').nullable(),
  labels: z.array(joinedLabel).describe('collected by this visit'),
  planned_labels: z.array(joinedLabel).describe('that the sender asks to have collected, and that no visit has yet'),
  waiting_labels: z.array(joinedLabel).describe('of this customer, not accepted yet and in no other visit'),
  log: z.array(log).describe('the newest first'),
  door: z
    .object({ sender: knownSender.nullable() })
    .nullable()
    .describe('the viewer can make and join labels here now, with what is known of the sender'),
  version: z.number().int(),
  may_edit: z.boolean(),
});
export type PickupDetail = z.infer<typeof pickupDetail>;

/** Labels of a merchant that no pickup is asked for. */
export const unplannedLabel = joinedLabel.extend({ created_at: instant });
export type UnplannedLabel = z.infer<typeof unplannedLabel>;

export const pickupNoti = z.object({
  id,
  name: z.string(),
  reason: z.string().nullable(),
  denied_by: staffName('branch').nullable(),
  denied_at: instant,
  branch: coded,
});
export type PickupNoti = z.infer<typeof pickupNoti>;

export const pickupDay = z.object({ day, open: count, all: count });
export type PickupDay = z.infer<typeof pickupDay>;

export const pickupQuarters = z.object({
  township: named,
  open: count,
  unassigned: count,
  parcels: count.describe('asked for'),
  quarters: z.array(z.object({ quarter: named, open: count, unassigned: count, parcels: count })),
});
export type PickupQuarters = z.infer<typeof pickupQuarters>;

export const pickupCourier = z.object({
  id,
  name: z.string(),
  user_name: z.string(),
  branch_id: id.nullable(),
  open: count.describe('visits that they have to do on the day'),
});
export type PickupCourier = z.infer<typeof pickupCourier>;

export const planRow = z.object({
  id,
  name: z.string(),
  customer_id: id,
  branch: coded,
  weekdays: z.array(z.number().int()).describe('0 is Sunday'),
  days: z.array(z.object({ name_en: z.string(), name_mm: z.string(), name_zh: z.string().nullable() })),
  day_part: z.enum(dayParts),
  vehicle: z.enum(vehicles),
  counts: count,
  include_products: z.string().nullable(),
  until: day.nullable(),
  status: z.enum(pickupPlanLife.stateNames),
});
export type PickupPlanRow = z.infer<typeof planRow>;
