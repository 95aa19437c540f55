export { minuteOf, parcelGroups, readGroups } from './ageing-groups.queries.ts';
export { readLateCodStages } from './late-cod-stages.queries.ts';
export { lateParcelsAt } from './late-parcels.queries.ts';
