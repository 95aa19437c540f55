import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { fileSizeMax, imageTypes } from '../../kernel/file-types.ts';

const photo = rule.file({ maxBytes: fileSizeMax, types: imageTypes });

/** Slip that a bus gate writes for the parcels it takes. */
export const gateSlipForm = form({
  gate_name: rule.text({ required: true, max: 80 }),
  gate_phone: rule.phone({ required: true }),
  slip_number: rule.text({ required: true, max: 40 }),
  slip_photo: photo,
  vehicle_no: rule.text({ max: 40 }),
  departs_at: rule.datetime(),
  remark: rule.text({ max: 200 }),
});

/** Picture of a slip that was entered without one. */
export const slipPhotoForm = form({ slip_photo: photo });

/** Number the gate signed for, and who signed. */
export const slipCountForm = form({
  gate_count: unit.parcels(rule.number({ min: 0, max: 9999, integer: true, required: true })),
  signed_by: rule.text({ required: true, max: 80 }),
});

/** Result of the difference. */
export const gateCaseForm = form({ case_note: rule.text({ required: true, max: 300, multiline: true }) });

/** Who confirmed that a parcel arrived. */
const wordGivers = ['receiver', 'gate'] as const;
export type WordGiver = (typeof wordGivers)[number];

/** Confirmation that the parcel arrived: by whom, and the phone number at which they were reached. */
export const gateWordForm = form({
  word_by: rule.select({ options: wordGivers, required: true }),
  word_name: rule.text({ required: true, max: 80 }),
  word_phone: rule.phone({ required: true }),
  remark: rule.text({ max: 200 }),
});

/** A supervisor's decision after days without confirmation: why they think it arrived. */
export const gateLateForm = form({
  late_reason: rule.text({ required: true, max: 200 }),
});
