import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { fileSizeMax, fileTypes } from '../files/file-kinds.ts';
import { transferKinds } from './handover-states.ts';

/** No hand holds more, in whole kyat. */
export const cashMax = 10_000_000_000;
const kyat = { min: 0, max: cashMax, integer: true } as const;

/** A courier brings the day's cash. Who: the person themselves, or named by the cashier; what they say it is may be left out. */
export const openHandoverForm = form({ giver_staff_id: rule.idRef(), declared: rule.number(kyat) });

/** What the receiver counted, before they see what it should be. */
export const countForm = form({ counted: rule.number({ ...kyat, required: true }) });

/** Whose the difference is: a name when money is missing. */
export const settleForm = form({ owner_staff_id: rule.idRef(), note: rule.text({ required: true, max: 200 }) });

export const voidHandoverForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** A branch sends its cash away: how much is in the bag, and the bank's slip or the seal. */
export const sendCashForm = form({
  kind: rule.select({ options: transferKinds, required: true }),
  to_branch_id: rule.idRef(),
  declared: rule.number({ ...kyat, min: 1, required: true }),
  slip_no: rule.text({ max: 60, keepSlashes: true }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** Somebody who owes for missing cash pays it back at the till of the current branch. */
export const repayForm = form({
  staff_id: rule.idRef({ required: true }),
  amount: rule.number({ ...kyat, min: 1, required: true }),
  note: rule.text({ max: 200 }),
});

/** The operator bears missing cash itself: somebody else than whoever owes it, counted it or named them says why. */
export const writeOffForm = form({
  staff_id: rule.idRef({ required: true }),
  amount: rule.number({ ...kyat, min: 1, required: true }),
  note: rule.text({ required: true, max: 200 }),
});
