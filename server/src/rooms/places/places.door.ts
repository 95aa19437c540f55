export { countriesLike, countryNamed, countryNames } from './countries.ts';
export { nrcSettler, settleIdentities } from './nrc.queries.ts';
export { readPlaces } from './place-ways.queries.ts';
export { readRegions, readTownships } from './places.queries.ts';
export { lockTree } from './places.store.ts';
export { renewNearestBranches } from './nearest-branch.store.ts';
