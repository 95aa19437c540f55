import { nrcTypeMm, nrcTypes } from '@waybill/domain/rooms/places/nrc.ts';
import { placesContract as calls } from '@waybill/contract/rooms/places/places.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { countries } from './countries.ts';
import { createPlace } from './create-place.ts';
import { assignBranch, editPlace } from './edit-place.ts';
import { findPlaces } from './find-places.ts';
import { readNrcTownships } from './nrc.queries.ts';
import { placeSource, readChildren, readPlace, readRegions, readTownships } from './places.queries.ts';

export const placeRoutes: Route[] = [
  read(calls.search, async ({ db }, { query }) => ({ data: await findPlaces(db, query) })),
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, placeSource, viewer, query)),
  read(calls.regions, async ({ db }) => ({ data: await readRegions(db) })),
  read(calls.townships, async ({ db }) => ({ data: await readTownships(db) })),
  read(calls.nrc, async ({ db }) => ({
    data: {
      types: nrcTypes.map((type) => ({ type, name_mm: nrcTypeMm[type] })),
      townships: await readNrcTownships(db),
    },
  })),
  read(calls.countries, async () => ({ data: [...countries] })),
  readOne(calls.detail, ({ db, viewer }, { params }) => readPlace(db, viewer, params.id)),
  readOne(calls.children, ({ db }, { params }) => readChildren(db, params.id)),
  command(calls.create, (context, { body }) => createPlace(context, body)),
  command(calls.edit, (context, { params, body }) => editPlace(context, params.id, body)),
  command(calls.assign, (context, { params, body }) => assignBranch(context, params.id, body.branch_id)),
];
