import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { fileSizeMax, fileTypes } from '../../kernel/file-types.ts';
import { sendingKinds } from './handover-states.ts';

/** Maximum amount of one handover, in whole kyat. */
export const cashMax = 10_000_000_000;
const kyat = { min: 0, max: cashMax, integer: true } as const;

/** A courier hands in the day's cash. The giver is the user or named by the cashier; the declared amount is optional. */
export const openHandoverForm = form({ giver_staff_id: rule.idRef(), declared: unit.kyat(rule.number(kyat)) });

/** Amount the receiver counted before seeing the expected one. */
export const countForm = form({ counted: unit.kyat(rule.number({ ...kyat, required: true })) });

/** Owner of the difference; required when money is missing. */
export const settleForm = form({ owner_staff_id: rule.idRef(), note: rule.text({ required: true, max: 200 }) });

export const voidHandoverForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** A branch sends cash: the amount in the bag, the bank account, and the number of the bank's slip or of the seal. */
export const sendCashForm = form({
  kind: rule.select({ options: sendingKinds, required: true }),
  to_branch_id: rule.idRef(),
  bank_account_id: bankChoice,
  declared: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  slip_no: rule.text({ max: 60, keepSlashes: true }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** An agent settles: the destination (a bank account when not an office), and the number of the slip or seal. The amount comes from the books. */
export const settleAgentForm = form({
  to_branch_id: rule.idRef(),
  bank_account_id: bankChoice,
  slip_no: rule.text({ max: 60, keepSlashes: true }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** A person repays missing cash at the till of the current branch. */
export const repayForm = form({
  staff_id: rule.idRef({ required: true }),
  amount: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  note: rule.text({ max: 200 }),
});

/** The operator bears missing cash: the reason, from a person who neither owes it nor counted it nor named its owner. */
export const writeOffForm = form({
  staff_id: rule.idRef({ required: true }),
  amount: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  note: rule.text({ required: true, max: 200 }),
});

/** Myanmar bank notes for counting cash, largest first, in whole kyat. */
export const bankNotes = [20_000, 10_000, 5_000, 1_000, 500, 200, 100, 50] as const;
export type BankNote = (typeof bankNotes)[number];

/** Counted number of notes by value; a missing value means none. */
export type NotePieces = Readonly<Partial<Record<BankNote, number>>>;

/** Maximum notes of one value in a count; a larger number is a typing error. */
export const piecesMax = 100_000;

/**
 * Returns the sum of counted notes and small change, in whole kyat. Throws a RangeError when a number of notes is negative, not whole or above
 * `piecesMax`.
 *
 * @example sumOfNotes({ 10_000: 3, 500: 1 }, 0) === 30_500
 */
export function sumOfNotes(pieces: NotePieces, change: number): number {
  return bankNotes.reduce((sum, note) => {
    const count = pieces[note] ?? 0;
    if (!Number.isInteger(count) || count < 0 || count > piecesMax) throw new RangeError(`no count of notes: ${count}`);
    return sum + note * count;
  }, change);
}
