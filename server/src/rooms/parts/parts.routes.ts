import { partsContract as calls } from '@waybill/contract/rooms/parts/parts.contract.ts';
import { batch, command, type Route } from '../../kernel/routes.ts';
import { splitParcel } from './split-parcel.ts';
import { splitByScans } from './split-by-scans.ts';

export const partRoutes: Route[] = [
  batch(calls.scan, (context, { body }) => splitByScans(context, body.scans)),
  command(calls.make, (context, { params, body }) => splitParcel(context, params.id, body)),
];
