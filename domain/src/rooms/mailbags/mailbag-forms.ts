import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { caseOutcomeNames } from './mailbag-cases.ts';

/** The heaviest bag that somebody can still lift onto a vehicle, in kg. */
const bagWeightMax = 200;
const seal = rule.text({ required: true, max: 30, keepSlashes: true });

/** A new bag for the next branch on the way of its parcels. */
export const openMailbagForm = form({ to_branch_id: rule.idRef({ required: true }), remark: rule.text({ max: 200 }) });

/** The bag is closed: the number on its seal and what it weighs. */
export const sealForm = form({ seal_no: seal, weight: rule.weight({ min: 0.01, max: bagWeightMax, required: false }) });

export const unsealForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** The reading is finished. `seal_no` is the number that stood on the seal of the bag; empty when there was none. */
export const finishForm = form({ seal_no: rule.text({ max: 30, keepSlashes: true }) });

/** What became of a difference. */
export const settleCaseForm = form({
  outcome: rule.select({ options: caseOutcomeNames, required: true }),
  note: rule.text({ required: true, max: 500 }),
});
