import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { fileSizeMax } from '../../kernel/file-types.ts';
import { payoutFailures } from './payout-run-states.ts';

/** Whose payout day it is, or all days. */
export const payoutDayFilters = ['today', 'all'] as const;

/** Which merchants the page of a new run shows, and how the run pays them. */
export const payoutFilterForm = form({
  bank_account_id: rule.idRef({ required: true }),
  template_id: rule.idRef({ required: true }),
  bank: rule.text({ max: 60 }),
  branch_id: rule.idRef(),
  least: unit.kyat(rule.number({ min: 0, max: 1_000_000_000, integer: true })),
  days: rule.select({ options: payoutDayFilters, required: true }),
});

/** Takes a merchant out of a run, or voids it. */
export const payoutReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** The bank's answer: a file, which is asked for once the run is found. */
export const payoutAnswerForm = form({ file: rule.file({ maxBytes: fileSizeMax, types: ['.xlsx', '.csv', '.txt'] }) });

/** The bank's answer to one payment, by hand: its reference, or the reason of a failure. */
export const payoutPaidForm = form({ bank_reference: rule.text({ required: true, max: 60, keepSlashes: true }) });
export const payoutFailedForm = form({
  failure: rule.select({ options: payoutFailures, required: true }),
  reason: rule.text({ required: true, max: 200 }),
});
