import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { searchKey } from '../../kernel/text.ts';
import { isSameNrc } from '../emos/emo-identity.ts';
import { nrcRule } from '../places/nrc-rule.ts';
import { searchPlaces } from './search-plan.ts';
import { compensationBases } from './suggest-compensation.ts';

/** The largest compensation, in whole kyat. */
const amountMost = 100_000_000;

/** Somebody answers for the search until a day. */
export const ownCaseForm = form({ due_on: rule.date({ required: true }) });

/** Somebody else answers for it from now on, and why. */
export const handOnForm = form({
  owner_id: rule.idRef({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});

/** One more place of the search: who looks where until when. */
export const searchStepForm = form({
  place: rule.select({ options: searchPlaces, required: true }),
  branch_id: rule.idRef({ required: true }),
  who: rule.text({ required: true, max: 100 }),
  until_on: rule.date({ required: true }),
  note: rule.text({ max: 200 }),
});

/** What was found, or not found, at one place. */
export const tickStepForm = form({
  step_id: rule.idRef({ required: true }),
  finding: rule.text({ required: true, max: 300 }),
});

/** What the sender gets; `why` explains another amount or reason than the suggested ones. */
export const proposeCompensationForm = form({
  amount: unit.kyat(rule.number({ min: 1, max: amountMost, integer: true, required: true })),
  basis: rule.select({ options: compensationBases, required: true }),
  why: rule.text({ max: 500, multiline: true }),
});

/** Who takes the compensation at the counter; somebody else than the sender only for a reason. */
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
 * Is this the sender of the label? The name and a phone are the label's, and so is the card where the label has one.
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

/** Is it the person of an earlier wish to pay somebody else? */
export function isSamePayee(one: Payee, other: Payee): boolean {
  return one.name === other.name && one.phone === other.phone && one.nrc === other.nrc;
}

/** The sender wants nothing: who said so, when and how it is shown. */
export const waiveForm = form({ why: rule.text({ required: true, max: 500, multiline: true }) });

export const caseReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });
export const findForm = form({ remark: rule.text({ max: 500, multiline: true }) });
