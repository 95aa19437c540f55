export { countriesLike, countryNamed, countryNames } from './countries.ts';
export { importLocations, recognise, type ImportedFile } from './import-locations.ts';
export { renewNearestBranches } from './nearest-branch.store.ts';
export { nrcSettler, settleIdentities } from './nrc.queries.ts';
export { readPlaces } from './place-ways.queries.ts';
export { lockTree } from './places.store.ts';
export { readRegions, readTownships } from './places.queries.ts';
export { seedPlaces } from './seed-places.ts';
