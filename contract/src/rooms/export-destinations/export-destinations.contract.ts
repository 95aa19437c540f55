import { z } from 'zod';
import { deliveryTroubles } from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import {
  destinationSecretForm,
  exportDestinationForm,
} from '@waybill/domain/rooms/export-destinations/export-destination-form.ts';
import { exportDestinationLife } from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, listQuery, many, one, rowOf, version } from '../../kernel/schemas.ts';
import { exportDestinationList } from './export-destinations.columns.ts';

export type ExportDestinationTopic = 'export_destination';

const { access } = exportDestinationList;
const int = z.number().int();
const row = rowOf(exportDestinationList, {
  id: int,
  name: z.string(),
  address: z.string(),
  status: z.enum(exportDestinationLife.stateNames),
  created_at: instant,
});
export type ExportDestinationRow = z.infer<typeof row>;

const detail = z.object({
  ...row.pick({ id: true, name: true, address: true, status: true }).shape,
  endpoint: z.string().nullable(),
  region: z.string().nullable(),
  access_key: z.string().nullable(),
  host_key: z.string().nullable(),
  has_secret: z.boolean().describe('the secret itself is never shown'),
  version,
});
export type ExportDestinationDetail = z.infer<typeof detail>;

const change = <const Command extends keyof typeof exportDestinationLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `export_destinations.${command}`,
    method: 'POST',
    path: `/api/export-destination/{id}/${command}`,
    summary,
    access: { permission: exportDestinationLife.commands[command].permission },
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  });

export const exportDestinationContract = {
  list: endpoint({
    id: 'export_destinations.list',
    method: 'GET',
    path: '/api/export-destination',
    summary: 'Folders of other machines that files of schedules are delivered to',
    access,
    scope: 'operator',
    query: listQuery(exportDestinationList),
    output: many(row),
  }),
  choices: endpoint({
    id: 'export_destinations.choices',
    method: 'GET',
    path: '/api/export-destination/choices',
    summary: 'The open destinations by name, for schedules',
    access: { permission: 'export.use' },
    scope: 'operator',
    output: z.object({ data: z.array(z.object({ id: int, name: z.string() })) }),
  }),
  detail: endpoint({
    id: 'export_destinations.detail',
    method: 'GET',
    path: '/api/export-destination/{id}',
    summary: 'One destination, without its secret',
    access,
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'export_destinations.create',
    method: 'POST',
    path: '/api/export-destination',
    summary: 'Name a destination; it takes files once its secret is set',
    access,
    scope: 'operator',
    status: 201,
    body: bodyOf(exportDestinationForm),
    output: one(detail),
    refusals: ['destination_address', 'destination_private'],
  }),
  edit: endpoint({
    id: 'export_destinations.edit',
    method: 'PUT',
    path: '/api/export-destination/{id}',
    summary: 'Change a destination; another address or account needs its secret again',
    access,
    scope: 'operator',
    params: idParam,
    body: bodyOf(exportDestinationForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'destination_address', 'destination_private'],
  }),
  setSecret: endpoint({
    id: 'export_destinations.setSecret',
    method: 'POST',
    path: '/api/export-destination/{id}/secret',
    summary: 'Set the secret key, password or private key; nobody reads it again',
    access,
    scope: 'operator',
    params: idParam,
    body: bodyOf(destinationSecretForm),
    output: one(detail),
    refusals: ['not_found'],
  }),
  test: endpoint({
    id: 'export_destinations.test',
    method: 'POST',
    path: '/api/export-destination/{id}/test',
    summary: 'Send a small file, read it there, and remove it again',
    access,
    scope: 'operator',
    params: idParam,
    output: one(
      z.object({
        trouble: z.enum(deliveryTroubles).nullable().describe('null when it works'),
        detail: z.string().describe('such as the fingerprint of the host’s key'),
      }),
    ),
    refusals: ['not_found', 'too_many_requests'],
    unaudited: true,
    limit: { max: 20, seconds: 60 },
  }),
  close: change('close', 'Close a destination: nothing is delivered there'),
  open: change('open', 'Open a destination again'),
};
