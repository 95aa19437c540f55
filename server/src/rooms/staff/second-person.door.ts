export { areAllOthers, confirmedByAnother, refuseSamePerson } from './two-people.queries.ts';
export { type FormerLimit, formerLimits, type OutflowLimits, readSettingLimits } from './outflow-limit.queries.ts';
