import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { caseOutcomeNames } from './mailbag-cases.ts';

/** Maximum weight in kg that a person can lift onto a vehicle. */
const bagWeightMax = 200;
const seal = rule.text({ required: true, max: 30, keepSlashes: true });

/** A new bag to the next branch on its parcels' way. */
export const openMailbagForm = form({ to_branch_id: rule.idRef({ required: true }), remark: rule.text({ max: 200 }) });

/** Closes the bag: seal number and weight. */
export const sealForm = form({ seal_no: seal, weight: rule.weight({ min: 0.01, max: bagWeightMax, required: false }) });

export const unsealForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Finishes the reading. `seal_no` is the number on the bag's seal; empty without one. */
export const finishForm = form({ seal_no: rule.text({ max: 30, keepSlashes: true }) });

/** Result of a difference. */
export const settleCaseForm = form({
  outcome: rule.select({ options: caseOutcomeNames, required: true }),
  note: rule.text({ required: true, max: 500 }),
});
