import { passkeysContract as calls } from '@waybill/contract/rooms/sessions/passkeys.contract.ts';
import { command, preparedCommand, read, type Route } from '../../kernel/routes.ts';
import { proveAgain, proveOwnFactor } from './own-factor.ts';
import {
  addPasskey,
  challengeFactor,
  checkOwnPasskey,
  proveToRemovePasskey,
  readOwnPasskeys,
  removePasskey,
  renameOwnPasskey,
  startPasskey,
} from './own-passkeys.ts';

export const passkeyRoutes: Route[] = [
  read(calls.list, readOwnPasskeys),
  preparedCommand(
    calls.start,
    (context, { body }) => startPasskey(context, body),
    async (_context, _input, asked) => asked,
  ),
  preparedCommand(
    calls.add,
    (context, { body }) => checkOwnPasskey(context, body),
    (context, { body }, checked) => addPasskey(context, body.passkey_name, checked),
  ),
  command(calls.rename, (context, { params, body }) => renameOwnPasskey(context, params.id, body.passkey_name)),
  preparedCommand(
    calls.remove,
    (context, { params, body }) => proveToRemovePasskey(context, params.id, body),
    (context, { params }) => removePasskey(context, params.id),
  ),
  preparedCommand(
    calls.prove,
    (context, { body }) => proveOwnFactor(context, body),
    (context) => proveAgain(context),
  ),
  preparedCommand(calls.challenge, challengeFactor, async (_context, _input, asked) => asked),
];
