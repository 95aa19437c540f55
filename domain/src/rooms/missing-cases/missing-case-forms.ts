import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
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
  amount: rule.number({ min: 1, max: amountMost, integer: true, required: true }),
  basis: rule.select({ options: compensationBases, required: true }),
  why: rule.text({ max: 500, multiline: true }),
});

/** Who takes the compensation at the counter. */
export const payCompensationForm = form({
  payee_name: rule.text({ required: true, max: 100 }),
  payee_phone: rule.phone({ required: true }),
  payee_nrc: nrcRule({ required: true }),
});

/** The sender wants nothing: who said so, when and how it is shown. */
export const waiveForm = form({ why: rule.text({ required: true, max: 500, multiline: true }) });

export const caseReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });
export const findForm = form({ remark: rule.text({ max: 500, multiline: true }) });
