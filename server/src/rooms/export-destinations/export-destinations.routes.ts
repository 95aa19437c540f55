import { exportDestinationLife } from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { exportDestinationContract as calls } from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, preparedCommand, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  changeExportDestination,
  checkDestination,
  createExportDestination,
  editExportDestination,
  setExportDestinationSecret,
} from './change-export-destination.ts';
import { testDestination } from './connect-destination.ts';
import { exportDestinationSource, readExportDestination, readOpenDestinations } from './export-destinations.queries.ts';

export const exportDestinationRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, exportDestinationSource, viewer, query)),
  read(calls.choices, async ({ db }) => ({ data: await readOpenDestinations(db) })),
  readOne(calls.detail, ({ db }, { params }) => readExportDestination(db, params.id)),
  preparedCommand(
    calls.create,
    (context, { body }) => checkDestination(context, body),
    (context, { body }) => createExportDestination(context, body),
  ),
  preparedCommand(
    calls.edit,
    (context, { body }) => checkDestination(context, body),
    (context, { params, body }) => editExportDestination(context, params.id, body),
  ),
  command(calls.setSecret, (context, { params, body }) => setExportDestinationSecret(context, params.id, body.secret)),
  read(calls.test, (context, { params }) => testDestination(context, params.id)),
  ...exportDestinationLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changeExportDestination(context, name, params.id)),
  ),
];
