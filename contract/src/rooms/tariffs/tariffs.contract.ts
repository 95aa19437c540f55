import { z } from 'zod';
import { quoteForm } from '@waybill/domain/rooms/tariffs/quote-form.ts';
import { newTariffForm, sheetForm, tariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import { tariffLife } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, one, version } from '../../kernel/schemas.ts';
import {
  offeredShape,
  priceShape,
  sheetRead,
  stepsShape,
  tariffDetail,
  tariffRow,
  tariffTable,
} from './tariff-shapes.ts';

export type TariffTopic = 'tariff';

const view = { permission: 'tariff.view' } as const;
const edit = { permission: tariffLife.commands.publish.permission } as const;
/** Users who make labels may calculate prices; those who make labels at a pickup only with the current table. */
const current = {
  permission: { view: 'tariff.view', create: 'label.create', door: 'pickup_request.label' },
} as const;
const price = { permission: { view: 'tariff.view', create: 'label.create' } } as const;
const day = z.iso.date();

const place = z.object({
  id: z.number().int(),
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string().nullable(),
});

const tariffCommand = <const Command extends keyof typeof tariffLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `tariffs.${command}`,
    method: 'POST',
    path: `/api/tariff/{id}/${command}`,
    summary,
    access: { permission: tariffLife.commands[command].permission },
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(tariffDetail),
    refusals: ['not_found', 'changed_meanwhile', 'state_not_allowed', 'day_past', 'day_taken', 'tariff_has_holes'],
  });

export const tariffsContract = {
  list: endpoint({
    id: 'tariffs.list',
    method: 'GET',
    path: '/api/tariff',
    summary: 'The price tables, the one that begins last first',
    access: view,
    scope: 'operator',
    output: z.object({ data: z.array(tariffRow) }),
  }),
  current: endpoint({
    id: 'tariffs.current',
    method: 'GET',
    path: '/api/tariff/current',
    summary:
      'The price table that counts on a day, today unless told otherwise; clients keep it to work prices out while somebody types',
    access: current,
    scope: 'operator',
    query: z.strictObject({ day: day.optional() }),
    output: one(tariffTable),
    refusals: ['no_tariff'],
  }),
  detail: endpoint({
    id: 'tariffs.detail',
    method: 'GET',
    path: '/api/tariff/{id}',
    summary: 'One price table with its rates and steps, and what may be done',
    access: view,
    scope: 'operator',
    params: idParam,
    output: one(tariffDetail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'tariffs.create',
    method: 'POST',
    path: '/api/tariff',
    summary: 'A new draft with the prices of another table',
    access: edit,
    scope: 'operator',
    status: 201,
    body: bodyOf(newTariffForm),
    output: one(tariffDetail),
  }),
  edit: endpoint({
    id: 'tariffs.edit',
    method: 'PUT',
    path: '/api/tariff/{id}',
    summary:
      'Change a draft, all its steps with it; a table with a hole is refused with the places of its holes; `version` is that of the record that was read',
    access: edit,
    scope: 'operator',
    params: idParam,
    bodySize: 'batch',
    body: bodyOf(tariffForm, { version, offered: offeredShape, steps: stepsShape }),
    output: one(tariffDetail),
    refusals: ['not_found', 'changed_meanwhile', 'state_not_allowed', 'tariff_has_holes'],
  }),
  remove: endpoint({
    id: 'tariffs.remove',
    method: 'DELETE',
    path: '/api/tariff/{id}',
    summary: 'Delete a draft',
    access: edit,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found', 'state_not_allowed', 'in_use'],
  }),
  publish: tariffCommand('publish', 'From its day on it counts; after that it is never changed'),
  withdraw: tariffCommand('withdraw', 'Take one back whose day has not come'),
  excel: endpoint({
    id: 'tariffs.excel',
    method: 'GET',
    path: '/api/tariff/{id}/excel',
    summary: 'The steps as an Excel sheet, in the language of the request',
    access: view,
    scope: 'operator',
    params: idParam,
    output: null,
    refusals: ['not_found'],
  }),
  readExcel: endpoint({
    id: 'tariffs.readExcel',
    method: 'POST',
    path: '/api/tariff/{id}/excel',
    summary:
      'Read such a sheet and say what is wrong with it, row by row; nothing is saved: the steps go into `tariffs.edit`',
    access: edit,
    scope: 'operator',
    params: idParam,
    body: bodyOf(sheetForm),
    multipart: true,
    output: one(sheetRead),
    refusals: ['not_found', 'state_not_allowed', 'too_large'],
  }),
  quote: endpoint({
    id: 'tariffs.quote',
    method: 'POST',
    path: '/api/quote',
    summary:
      'What a label would cost and why, within Myanmar or to another country; by another price table when one is named',
    access: price,
    scope: 'operator',
    body: bodyOf(quoteForm),
    output: one(
      z.object({
        price: priceShape,
        from_place: place,
        to_place: place.extend({ remote: z.boolean() }).nullable(),
        to_country: z.string().nullable().describe('ISO 3166-1, two letters; null within Myanmar'),
      }),
    ),
    refusals: ['not_offered', 'weight_over_limit', 'no_tariff'],
  }),
};
