import { partsContract as calls } from '@waybill/contract/rooms/parts/parts.contract.ts';
import { command, type Route } from '../../kernel/routes.ts';
import { makePart } from './make-part.ts';

export const partRoutes: Route[] = [
  command(calls.make, (context, { params, body }) => makePart(context, params.id, body)),
];
