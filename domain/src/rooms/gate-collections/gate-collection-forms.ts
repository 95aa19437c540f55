import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { payMethods } from '../clearances/clearance-states.ts';
import { fileSizeMax, fileTypes } from '../../kernel/file-types.ts';
import { gateEndNames } from './gate-ends.ts';

const kyat = { min: 0, max: 100_000_000, integer: true } as const;

/** Who pays the gate's charge: the operator, or the merchants of the parcels. */
export const chargeBearers = ['operator', 'merchant'] as const;
export type ChargeBearer = (typeof chargeBearers)[number];

/** Document of a slip's gate, for the day of the slip. */
export const newGateCollectionForm = form({
  gate_slip_id: rule.idRef({ required: true }),
  charge_each: unit.kyat(rule.number({ ...kyat, required: true })),
  charge_by: rule.select({ options: chargeBearers, required: true }),
});

/** Charge of the gate for a parcel, and its payment; an empty payment means the full debt. */
export const gateLineForm = form({
  line_id: rule.idRef({ required: true }),
  gate_charge: unit.kyat(rule.number({ ...kyat, required: true })),
  paid_amount: unit.kyat(rule.number({ min: 0, max: 100_000_000_000, integer: true })),
});

/** Lines to leave out: unconfirmed or returned parcels. */
export const gateLeaveOutForm = form({ line_ids: rule.idRefs({ max: 5_000, required: true }) });

/** Amount counted by a person who did not make the document. */
export const gateCountForm = form({
  counted: unit.kyat(rule.number({ min: 0, max: 100_000_000_000, integer: true, required: true })),
  method: rule.select({ options: payMethods, required: true }),
  bank_account_id: bankChoice,
  note: rule.text({ max: 200 }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

export const voidGateCollectionForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Resolves a gate's shortage: paid later, kept as its charge, or written off. */
export const gateEndForm = form({
  end: rule.select({ options: gateEndNames, required: true }),
  note: rule.text({ required: true, max: 200 }),
});
