export { isDifferentFromAll, confirmedByAnother, refuseSamePerson } from './two-people.queries.ts';
export { type FormerLimit, formerLimits, type PersonOutflowLimit, readSettingLimits } from './outflow-limit.queries.ts';
