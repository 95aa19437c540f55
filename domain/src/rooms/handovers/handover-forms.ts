import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { bankChoice } from '../bank-accounts/choose-bank.ts';
import { fileSizeMax, fileTypes } from '../files/file-kinds.ts';
import { sendingKinds } from './handover-states.ts';

/** The largest amount of one handover, in whole kyat. */
export const cashMax = 10_000_000_000;
const kyat = { min: 0, max: cashMax, integer: true } as const;

/** A courier hands in the cash of the day. The giver is the person themselves or named by the cashier; the declared amount may be left out. */
export const openHandoverForm = form({ giver_staff_id: rule.idRef(), declared: unit.kyat(rule.number(kyat)) });

/** What the receiver counted, before they see what it should be. */
export const countForm = form({ counted: unit.kyat(rule.number({ ...kyat, required: true })) });

/** Who answers for the difference; required when money is missing. */
export const settleForm = form({ owner_staff_id: rule.idRef(), note: rule.text({ required: true, max: 200 }) });

export const voidHandoverForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** A branch sends cash: how much is in the bag, to which bank account, and the number of the bank's slip or of the seal. */
export const sendCashForm = form({
  kind: rule.select({ options: sendingKinds, required: true }),
  to_branch_id: rule.idRef(),
  bank_account_id: bankChoice,
  declared: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  slip_no: rule.text({ max: 60, keepSlashes: true }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** An agent settles: where the money goes, to a bank account without an office; the number of the slip or the seal. How much it is say the books. */
export const settleAgentForm = form({
  to_branch_id: rule.idRef(),
  bank_account_id: bankChoice,
  slip_no: rule.text({ max: 60, keepSlashes: true }),
  proof: rule.file({ maxBytes: fileSizeMax, types: fileTypes }),
});

/** Somebody who owes for missing cash pays it back at the till of the current branch. */
export const repayForm = form({
  staff_id: rule.idRef({ required: true }),
  amount: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  note: rule.text({ max: 200 }),
});

/** The operator bears missing cash itself: somebody else than whoever owes it, counted it or named them says why. */
export const writeOffForm = form({
  staff_id: rule.idRef({ required: true }),
  amount: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  note: rule.text({ required: true, max: 200 }),
});

/** The notes of Myanmar that cash is counted in, the largest first, in whole kyat. */
export const bankNotes = [20_000, 10_000, 5_000, 1_000, 500, 200, 100, 50] as const;
export type BankNote = (typeof bankNotes)[number];

/** How many notes of each value were counted; a value that is absent counts as none. */
export type NotePieces = Readonly<Partial<Record<BankNote, number>>>;

/** The most notes of one value in one count; a larger number is a typing error. */
export const piecesMax = 100_000;

/**
 * The sum of counted notes and small change, in whole kyat. Throws a RangeError when a number of notes is negative, not whole or above `piecesMax`.
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
