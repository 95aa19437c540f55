import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { searchKey } from '../../kernel/text.ts';
import { isSameNrc } from '../emos/emo-identity.ts';
import { nrcRule } from '../places/nrc-rule.ts';
import { searchPlaces } from './search-plan.ts';
import { compensationBases } from './suggest-compensation.ts';

/** Maximum compensation, in whole kyat. */
const amountMost = 100_000_000;

/** Takes responsibility for the search until a day. */
export const ownCaseForm = form({ due_on: rule.date({ required: true }) });

/** Hands the case to another owner, with the reason. */
export const handOnForm = form({
  owner_id: rule.idRef({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});

/** Adds a search place: who looks where until when. */
export const searchStepForm = form({
  place: rule.select({ options: searchPlaces, required: true }),
  branch_id: rule.idRef({ required: true }),
  who: rule.text({ required: true, max: 100 }),
  until_on: rule.date({ required: true }),
  note: rule.text({ max: 200 }),
});

/** Result of the search at one place. */
export const tickStepForm = form({
  step_id: rule.idRef({ required: true }),
  finding: rule.text({ required: true, max: 300 }),
});

/** Proposed compensation; `why` explains a difference from the suggestion. */
export const proposeCompensationForm = form({
  amount: unit.kyat(rule.number({ min: 1, max: amountMost, integer: true, required: true })),
  basis: rule.select({ options: compensationBases, required: true }),
  why: rule.text({ max: 500, multiline: true }),
});

/** Payee at the counter; another person than the sender needs a reason. */
export const payCompensationForm = form({
  payee_name: rule.text({ required: true, max: 100 }),
  payee_phone: rule.phone({ required: true }),
  payee_nrc: nrcRule({ required: true }),
  payee_reason: rule.text({ max: 200 }),
});

interface Payee {
  readonly name: string;
  readonly phone: string;
  readonly nrc: string;
}

/**
 * Returns whether this is the label's sender: name and a phone match, and the card where the label has one.
 *
 * @example isSender({ name: 'Daw Hla', phone: '0979111', nrc: '…' }, { name: 'Daw Hla', phones: ['0979111'], nrc: null }) === true
 */
export function isSender(
  payee: Payee,
  sender: { readonly name: string; readonly phones: readonly string[]; readonly nrc: string | null },
): boolean {
  const known = sender.nrc === null || isSameNrc(payee.nrc, sender.nrc);
  return known && sender.phones.includes(payee.phone) && searchKey(payee.name) === searchKey(sender.name);
}

/** Returns whether it is the same payee as in an earlier request. */
export function isSamePayee(one: Payee, other: Payee): boolean {
  return one.name === other.name && one.phone === other.phone && one.nrc === other.nrc;
}

/** The sender waives compensation: who said so, when and the evidence. */
export const waiveForm = form({ why: rule.text({ required: true, max: 500, multiline: true }) });

export const caseReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });
export const findForm = form({ remark: rule.text({ max: 500, multiline: true }) });
