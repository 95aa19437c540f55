import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';

/** As many parcels as a courier carries at the very most. */
const parcelsMax = 1_000;

export const openRunSheetForm = form({ taker_id: rule.idRef({ required: true }) });

/** What the courier counted, before they see the list. */
export const countParcelsForm = form({
  parcels_counted: unit.parcels(rule.number({ min: 0, max: parcelsMax, integer: true, required: true })),
});

/** Who answers for the difference between what was given and what was counted. */
export const settleParcelsForm = form({
  owner_staff_id: rule.idRef({ required: true }),
  note: rule.text({ required: true, max: 200 }),
});

/** The order in which the courier goes. */
export const orderStopsForm = form({ stops: rule.idRefs({ max: parcelsMax, required: true }) });
