import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { nrcTypes } from '@waybill/domain/rooms/places/nrc.ts';
import { editPlaceForm, newPlaceForm, placeBranchForm } from '@waybill/domain/rooms/places/place-form.ts';
import { placeTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  bodyOf,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  recordId,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { placeList } from './places.columns.ts';

export type PlaceTopic = 'place';

const type = z.enum(placeTypes as [(typeof placeTypes)[number], ...(typeof placeTypes)[number][]]);
const id = z.number().int();
const nothing = <Schema extends $ZodType>(schema: Schema) => z.nullable(schema);

const codes = {
  postcode: nothing(z.string()).describe(
    '7 digits of a quarter or village tract, 5 of a town or township, 2 of a region',
  ),
  branch_postcode: nothing(z.string()).describe('5 digits, of its town or township'),
};
const inherited = {
  branch_id: nothing(id).describe(
    'the branch that delivers there: its own or that of the nearest place above with one',
  ),
  remote: z.boolean(),
  active: z.boolean(),
};

/** A place in lists and selects (source 3.2). */
const placeOption = named.extend({
  type,
  parent_id: nothing(id),
  parent_type: nothing(type),
  ...codes,
  region_id: nothing(id),
  town_id: nothing(id),
  ...inherited,
});
export type PlaceOption = z.infer<typeof placeOption>;

const path = z.object({
  region: nothing(named),
  town: nothing(named),
  township: nothing(named),
  quarter: nothing(named),
  street: nothing(named),
});
const foundPlace = placeOption.extend({ path });
export type FoundPlace = z.infer<typeof foundPlace>;

const region = named.extend({ type, ...codes, code: nothing(z.string()), active: z.boolean() });
export type RegionOption = z.infer<typeof region>;

const placeRow = rowOf(placeList, {
  id,
  type,
  name: named,
  name_en: z.string(),
  name_mm: z.string(),
  ...codes,
  parent: nothing(named),
  region: nothing(named),
  branch: nothing(named.extend({ code: z.string() })),
  remote: z.boolean(),
  active: z.boolean(),
  updated_at: instant,
});
export type PlaceRow = z.infer<typeof placeRow>;

const placeDetail = named.extend({
  type,
  parent_id: nothing(id),
  ...codes,
  code: nothing(z.string()),
  district_en: nothing(z.string()),
  district_mm: nothing(z.string()),
  branch_id: nothing(id).describe('its own; what is inherited stands in `delivers`'),
  remote: z.boolean(),
  active: z.boolean(),
  region_id: nothing(id),
  town_id: nothing(id),
  path,
  parent: nothing(named),
  delivers: nothing(named.extend({ code: z.string() })),
  remote_above: z.boolean(),
  held: id.describe('how many places lie directly in it'),
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  may_edit: z.boolean(),
});
export type PlaceDetail = z.infer<typeof placeDetail>;

const nrcTownship = z.object({
  state_no: id,
  prefix_mm: z.string(),
  prefix_en: z.string(),
  prefix_en_alt: z.array(z.string()),
  township_en: z.string(),
  township_mm: z.string(),
});
const country = z.object({
  code: z.string().describe('ISO 3166-1, two letters'),
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string(),
});
export type Country = z.infer<typeof country>;

const open = { access: { global: true }, scope: 'none' } as const;
const editing = { access: { permission: 'place.edit' }, scope: 'operator' } as const;
const all = <Row extends $ZodType>(row: Row) => z.object({ data: z.array(row) });

export const placesContract = {
  search: endpoint({
    id: 'places.search',
    method: 'GET',
    path: '/api/location',
    summary: 'Places by a part of a name in any script and spelling, or by a postcode: the best 20 at most',
    ...open,
    query: z.strictObject({
      search: z.string().max(100).default(''),
      type: type.optional(),
      parent: recordId.optional().describe('within this region, town or township'),
    }),
    output: all(foundPlace),
  }),
  list: endpoint({
    id: 'places.list',
    method: 'GET',
    path: '/api/location/list',
    summary: 'The places',
    access: placeList.access,
    scope: 'operator',
    query: listQuery(placeList),
    output: many(placeRow),
  }),
  regions: endpoint({
    id: 'places.regions',
    method: 'GET',
    path: '/api/location/region',
    withFrame: true,
    summary: 'The 18 regions; clients cache it',
    ...open,
    output: all(region),
  }),
  townships: endpoint({
    id: 'places.townships',
    method: 'GET',
    path: '/api/location/township',
    withFrame: true,
    summary: 'Every town and township in use with the branch that delivers there; clients cache it',
    ...open,
    output: all(placeOption),
  }),
  nrc: endpoint({
    id: 'places.nrc',
    method: 'GET',
    path: '/api/nrc_info',
    summary: 'Prefixes of identity cards by state, and their kinds; clients cache it',
    ...open,
    output: one(
      z.object({
        types: z.array(z.object({ type: z.enum(nrcTypes), name_mm: z.string() })),
        townships: z.array(nrcTownship),
      }),
    ),
  }),
  countries: endpoint({
    id: 'places.countries',
    method: 'GET',
    path: '/api/country',
    summary: 'The countries, Myanmar first; clients cache it',
    ...open,
    output: all(country),
  }),
  detail: endpoint({
    id: 'places.detail',
    method: 'GET',
    path: '/api/location/{id}',
    summary: 'One place with everything it inherits',
    ...open,
    params: idParam,
    output: one(placeDetail),
    refusals: ['not_found'],
  }),
  children: endpoint({
    id: 'places.children',
    method: 'GET',
    path: '/api/location/{id}/children',
    summary: 'What lies directly in a place and is in use; clients cache it',
    ...open,
    params: idParam,
    output: all(placeOption),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'places.create',
    method: 'POST',
    path: '/api/location',
    summary: 'A new place',
    ...editing,
    status: 201,
    body: bodyOf(newPlaceForm),
    output: one(placeDetail),
    refusals: ['duplicate', 'validation_failed'],
  }),
  edit: endpoint({
    id: 'places.edit',
    method: 'PUT',
    path: '/api/location/{id}',
    summary: 'Change a place; what lies in it moves with it',
    ...editing,
    params: idParam,
    body: bodyOf(editPlaceForm, { version }),
    output: one(placeDetail),
    refusals: ['not_found', 'changed_meanwhile', 'duplicate', 'validation_failed'],
  }),
  assign: endpoint({
    id: 'places.assign',
    method: 'POST',
    path: '/api/location/{id}/assign',
    summary: 'Set the branch that delivers in a place; without one, that of the place above delivers',
    ...editing,
    params: idParam,
    body: bodyOf(placeBranchForm),
    output: one(placeDetail),
    refusals: ['not_found', 'validation_failed'],
  }),
};
