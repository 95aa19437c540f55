import { transfersContract as calls } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  approveTransfer,
  changeTransferSettings,
  createTransfer,
  endTransfer,
  sendTransfer,
} from './change-transfer.ts';
import { readTransfer, transferSource } from './transfers.queries.ts';
import { readTransferSettings } from './transfers.store.ts';

export const transferRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, transferSource, viewer, query)),
  read(calls.settings, async ({ db }) => ({ data: await readTransferSettings(db) })),
  command(calls.saveSettings, (context, { body }) => changeTransferSettings(context, body)),
  command(calls.create, (context, { body }) => createTransfer(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readTransfer(db, viewer, params.id, now)),
  command(calls.approve, (context, { params, body }) => approveTransfer(context, params.id, body)),
  command(calls.send, (context, { params, body }) => sendTransfer(context, params.id, body)),
  ...(['refuse', 'withdraw', 'void'] as const).map((name) =>
    command(calls[name], (context, { params, body }) => endTransfer(context, name, params.id, body)),
  ),
];
