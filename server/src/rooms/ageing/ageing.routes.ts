import { ageingContract as calls } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { codGroups, countLate, minuteOf, parcelGroups, readGroups } from './ageing-groups.queries.ts';
import { lateCodAt } from './late-cod.queries.ts';
import { lateParcelsAt } from './late-parcels.queries.ts';

export const ageingRoutes: Route[] = [
  read(calls.parcels, ({ db, viewer, now }, { query }) => readPage(db, lateParcelsAt(minuteOf(now)), viewer, query)),
  read(calls.parcelGroups, async ({ db, viewer, now }, { query }) => ({
    data: await readGroups(db, lateParcelsAt(minuteOf(now)), viewer, query, parcelGroups),
  })),
  read(calls.cod, ({ db, viewer, now }, { query }) => readPage(db, lateCodAt(minuteOf(now)), viewer, query)),
  read(calls.codGroups, async ({ db, viewer, now }, { query }) => ({
    data: await readGroups(db, lateCodAt(minuteOf(now)), viewer, query, codGroups),
  })),
  read(calls.count, async ({ db, viewer, now }) => ({ data: await countLate(db, viewer, now) })),
];
