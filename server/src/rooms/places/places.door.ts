export { readPlaces } from './place-ways.queries.ts';
export { seedPlaces } from './seed-places.ts';
