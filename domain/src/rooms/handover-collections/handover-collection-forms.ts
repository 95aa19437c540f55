import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { handoverCollectionKindNames } from './handover-collection-states.ts';

/** Maximum parcels of one hand-over. */
const handedMost = 1_000;

export const openHandoverCollectionForm = form({
  kind: rule.select({ options: handoverCollectionKindNames, required: true }),
});

/** Number of parcels the receiver counted by hand. */
export const confirmHandedForm = form({
  parcels_counted: unit.parcels(rule.number({ min: 1, max: handedMost, integer: true, required: true })),
});

export const voidHandedForm = form({ reason: rule.text({ required: true, max: 200 }) });
