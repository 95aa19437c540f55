export { sightOf, visibleLabels } from './label-scope.sql.ts';
export { carriedBy, withinType } from './parcel-scope.queries.ts';
export { branchJson, labelsMatching, township } from './label-list.queries.ts';
export { ofTab, readsTally, talliedStates, upToCap } from './label-tally.sql.ts';
