export { takeSheet, type TakenRow } from './take-sheet.ts';
export { keptGazetteer } from './check-rows.ts';
export { actorOf } from './label-imports.queries.ts';
