import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { handoverCollectionKindNames } from './handover-collection-states.ts';

/** As many parcels as one person hands over at once. */
const handedMost = 1_000;

export const openHandoverCollectionForm = form({
  kind: rule.select({ options: handoverCollectionKindNames, required: true }),
});

/** How many parcels the receiver has in front of them, counted by hand. */
export const confirmHandedForm = form({
  parcels_counted: unit.parcels(rule.number({ min: 1, max: handedMost, integer: true, required: true })),
});

export const voidHandedForm = form({ reason: rule.text({ required: true, max: 200 }) });
