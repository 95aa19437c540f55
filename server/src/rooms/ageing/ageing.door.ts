export { minuteOf, parcelGroups, readGroups } from './ageing-groups.ts';
export { lateParcelsAt } from './late-parcels.queries.ts';
