import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { tariffsContract as calls } from '@waybill/contract/rooms/tariffs/tariffs.contract.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { changeTariff } from './change-tariff.ts';
import { checkTariffSheet } from './check-tariff-sheet.ts';
import { createTariff } from './create-tariff.ts';
import { editTariff } from './edit-tariff.ts';
import { quotePrice } from './quote-price.ts';
import { removeTariff } from './remove-tariff.ts';
import { tariffExcel } from './tariff-sheet.ts';
import { tariffOn } from './tariff-on.ts';
import { readTariff, readTariffs } from './tariffs.queries.ts';
import { tariffLife } from '@waybill/domain/rooms/tariffs/tariff-states.ts';

export const tariffRoutes: Route[] = [
  read(calls.list, async ({ db, now }) => ({ data: await readTariffs(db, now) })),
  read(calls.current, async ({ db, now }, { query }) => {
    const data = await tariffOn(db, query.day ?? businessDate(now));
    return data ? { data } : refuse('no_tariff');
  }),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readTariff(db, viewer, params.id, now)),
  command(calls.create, (context, { body }) => createTariff(context, body)),
  command(calls.edit, (context, { params, body }) => editTariff(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeTariff(context, params.id)),
  ...tariffLife.commandNames.map((name) =>
    command(calls[name], (context, { params, body }) => changeTariff(context, name, params.id, body.version)),
  ),
  read(calls.excel, (context, { params }) => tariffExcel(context, params.id)),
  read(calls.readExcel, (context, { params, body }) => checkTariffSheet(context, params.id, body)),
  read(calls.quote, (context, { body }) => quotePrice(context, body)),
];
