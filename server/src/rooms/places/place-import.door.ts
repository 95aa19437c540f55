export { type ImportedFile, importLocations, recognise } from './import-locations.ts';
export { seedPlaces } from './seed-places.ts';
