import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { payMethods } from '../clearances/clearance-states.ts';
import { fileSizeMax, fileTypes } from '../files/file-kinds.ts';
import { gateEndNames } from './gate-ends.ts';

const kyat = { min: 0, max: 100_000_000, integer: true } as const;

/** Who bears what the gate takes for carrying: the operator, or the merchants whose parcels they are. */
export const chargeBearers = ['operator', 'merchant'] as const;
export type ChargeBearer = (typeof chargeBearers)[number];

/** The document of the gate of a slip, for the day on which the slip was written. */
export const newGateCollectionForm = form({
  gate_slip_id: rule.idRef({ required: true }),
  charge_each: unit.kyat(rule.number({ ...kyat, required: true })),
  charge_by: rule.select({ options: chargeBearers, required: true }),
});

/** What the gate takes for a parcel, and what it pays for it; nothing typed is all that it owes. */
export const gateLineForm = form({
  line_id: rule.idRef({ required: true }),
  gate_charge: unit.kyat(rule.number({ ...kyat, required: true })),
  paid_amount: unit.kyat(rule.number({ min: 0, max: 100_000_000_000, integer: true })),
});

/** Lines that are left out: a parcel that nobody has confirmed, or that came back. */
export const gateLeaveOutForm = form({ line_ids: rule.idRefs({ max: 5_000, required: true }) });

/** What was counted, by somebody who did not make the document. */
export const gateCountForm = form({
  counted: unit.kyat(rule.number({ min: 0, max: 100_000_000_000, integer: true, required: true })),
  method: rule.select({ options: payMethods, required: true }),
  bank_account_id: bankChoice,
  note: rule.text({ max: 200 }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

export const voidGateCollectionForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** How what a gate was short ends. */
export const gateEndForm = form({
  end: rule.select({ options: gateEndNames, required: true }),
  note: rule.text({ required: true, max: 200 }),
});
