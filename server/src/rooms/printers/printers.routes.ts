import { printerLife } from '@waybill/domain/rooms/printers/printer-states.ts';
import { printerContract as calls } from '@waybill/contract/rooms/printers/printers.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { changePrinter, createPrinter, editPrinter } from './change-printer.ts';
import { printerSource, readPrinter, readUsablePrinters } from './printers.queries.ts';
import { sendPage } from './send-page.ts';

export const printerRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, printerSource, viewer, query)),
  read(calls.here, async ({ db, viewer }) => ({
    data: (await readUsablePrinters(db, viewer.branchId)).map(({ id, name, language }) => ({ id, name, language })),
  })),
  readOne(calls.detail, ({ db, viewer }, { params }) => readPrinter(db, viewer, params.id)),
  command(calls.create, (context, { body }) => createPrinter(context, body)),
  command(calls.edit, (context, { params, body }) => editPrinter(context, params.id, body)),
  ...printerLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changePrinter(context, name, params.id)),
  ),
  read(calls.send, (context, { params, body }) => sendPage(context, params.id, body)),
];
