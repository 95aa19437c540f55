import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';

/** Maximum parcels of a courier. */
const parcelsMax = 1_000;

export const openRunSheetForm = form({ taker_id: rule.idRef({ required: true }) });

/** The courier's count before seeing the list. */
export const countParcelsForm = form({
  parcels_counted: unit.parcels(rule.number({ min: 0, max: parcelsMax, integer: true, required: true })),
});

/** Owner of the difference between given and counted parcels. */
export const settleParcelsForm = form({
  owner_staff_id: rule.idRef({ required: true }),
  note: rule.text({ required: true, max: 200 }),
});

/** Order of the courier's stops. */
export const orderStopsForm = form({ stops: rule.idRefs({ max: parcelsMax, required: true }) });
