import { z } from 'zod';
import { printerForm } from '@waybill/domain/rooms/printers/printer-form.ts';
import { printerLife } from '@waybill/domain/rooms/printers/printer-states.ts';
import { pageMost, printerLanguages } from '@waybill/domain/rooms/prints/printer-page.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { printerList } from './printers.columns.ts';

export type PrinterTopic = 'printer';

const count = z.number().int();
const { access } = printerList;
const prints = { permission: 'label.print' } as const;

const row = rowOf(printerList, {
  id: count,
  name: z.string(),
  branch: named,
  language: z.enum(printerLanguages),
  host: z.string().describe('its name or address in the network of the server'),
  status: z.enum(printerLife.stateNames),
  created_at: instant,
});
export type PrinterRow = z.infer<typeof row>;

const detail = z.object({
  id: count,
  ...row.pick({ name: true, language: true, host: true, status: true }).shape,
  branch_id: count,
  port: count,
  version,
});
export type PrinterDetail = z.infer<typeof detail>;

const dots = (max: number, min = 0) => z.number().int().min(min).max(max).describe('dots of the printer');

/** A page as the browser drew it; see `printer-page.ts`. */
const page = z.strictObject({
  width: dots(pageMost.width, 1),
  height: dots(pageMost.height, 1),
  picture: z.string().max(700_000).describe('dots, packed as ZPL packs a graphic field'),
  codes: z
    .array(
      z.strictObject({
        kind: z.enum(['bars', 'qr']),
        x: dots(pageMost.width),
        y: dots(pageMost.height),
        dot: z.number().int().min(1).max(10).describe('width of the narrowest bar or of a module'),
        height: dots(pageMost.height),
        text: z.string().min(1).max(600),
        ecc: z.enum(['L', 'M']),
      }),
    )
    .max(16),
});

const change = <const Command extends keyof typeof printerLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `printers.${command}`,
    method: 'POST',
    path: `/api/printer/{id}/${command}`,
    summary,
    access: { permission: printerLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  });

export const printerContract = {
  list: endpoint({
    id: 'printers.list',
    method: 'GET',
    path: '/api/printer',
    summary: 'The printers of the covered branches',
    access,
    scope: 'branch',
    query: listQuery(printerList),
    output: many(row),
  }),
  here: endpoint({
    id: 'printers.here',
    method: 'GET',
    path: '/api/printer/here',
    summary: 'The open printers of the caller’s branch, to print with',
    access: prints,
    scope: 'branch',
    output: z.object({ data: z.array(z.object({ id: count, name: z.string(), language: row.shape.language })) }),
  }),
  detail: endpoint({
    id: 'printers.detail',
    method: 'GET',
    path: '/api/printer/{id}',
    summary: 'One printer',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'printers.create',
    method: 'POST',
    path: '/api/printer',
    summary: 'Name a printer in the network of the server',
    access,
    scope: 'branch',
    status: 201,
    body: bodyOf(printerForm),
    output: one(detail),
    refusals: ['branch_not_covered'],
  }),
  edit: endpoint({
    id: 'printers.edit',
    method: 'PUT',
    path: '/api/printer/{id}',
    summary: 'Change a printer',
    access,
    scope: 'branch',
    params: idParam,
    body: bodyOf(printerForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'branch_not_covered'],
  }),
  close: change('close', 'Close a printer: nobody prints with it'),
  open: change('open', 'Open a printer again'),
  send: endpoint({
    id: 'printers.send',
    method: 'POST',
    path: '/api/printer/{id}/page',
    summary: 'Print one page with an open printer of the caller’s branch; answered once the printer has all of it',
    access: prints,
    scope: 'branch',
    bodySize: 'batch',
    params: idParam,
    body: page,
    output: one(z.object({ bytes: count })),
    refusals: ['not_found', 'validation_failed', 'printer_unreachable', 'printer_stopped', 'too_many_requests'],
    unaudited: true,
  }),
};
