import { partsContract as calls } from '@waybill/contract/rooms/parts/parts.contract.ts';
import { batch, command, type Route } from '../../kernel/routes.ts';
import { makePart } from './make-part.ts';
import { scanParts } from './scan-parts.ts';

export const partRoutes: Route[] = [
  batch(calls.scan, (context, { body }) => scanParts(context, body.scans)),
  command(calls.make, (context, { params, body }) => makePart(context, params.id, body)),
];
