export { minuteOf, parcelGroups, readGroups } from './ageing-groups.queries.ts';
export { lateParcelsAt } from './late-parcels.queries.ts';
