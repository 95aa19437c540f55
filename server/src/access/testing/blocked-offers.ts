import { z } from 'zod';
import type { EndpointId } from '@waybill/contract/registry.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { routes } from '../../app/all-routes.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { bodyOf, rowsOf, tableOf } from './race-sweep.ts';
import type { RaceWorld } from './race-world.ts';

/** A command that a screen offers to a user on a record, and why it is blocked if it is. */
export interface ScreenOffer {
  readonly reader: string;
  readonly room: string;
  readonly id: number;
  readonly command: string;
  readonly blocked: string | null;
  readonly permission: Permission | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** One user of each kind of work, at head office, in Yangon and in Mandalay. */
export const readers = [
  'superadmin',
  'manager',
  'supervisor',
  'staff',
  'accountant',
  'finance',
  'callcenter',
  'postman',
  'mdy.manager',
];

/** The calls that return one record with its available commands. */
const offering = routes.filter(({ kind, endpoint }) => {
  if (kind !== 'read' || !endpoint.path.endsWith('{id}') || !endpoint.output) return false;
  const shape = z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' }) as {
    properties?: { data?: { properties?: { actions?: object } } };
  };
  return shape.properties?.data?.properties?.actions !== undefined;
});

/** Returns all commands offered to any user on a record of each kind in each of its states. */
export async function readOffers(world: RaceWorld, people: ReadonlyMap<string, TestClient>): Promise<ScreenOffer[]> {
  const offers: ScreenOffer[] = [];
  for (const { endpoint } of offering) {
    const [room = ''] = endpoint.id.split('.');
    for (const { id } of await rowsOf(world, tableOf(room)))
      for (const [reader, client] of people) {
        const { status, body } = await client.try(endpoint.id as EndpointId, { params: { id } });
        if (status !== 200) continue;
        const { data } = body as unknown as { data: Record<string, unknown> & { actions: ScreenOffer[] } };
        for (const { command, blocked, permission = null } of data.actions)
          offers.push({ reader, room, id, command, blocked, permission, detail: data });
      }
  }
  return offers;
}

/** Commands whose call has another name. */
const otherNames: Readonly<Record<string, string>> = {
  'emos.make_code': 'emos.code',
  'gate_slips.count': 'gate_slips.enter_count',
};

/** The command of an offer, with its room. */
export const nameOf = ({ room, command }: ScreenOffer): string => `${room}.${command}`;

/** Returns the call of a command, whether its name is in one word or not. */
export function callOf(name: string): (typeof routes)[number] | undefined {
  const names = [otherNames[name], name, name.replace(/(?<=\..*)_(\w)/g, (_, letter: string) => letter.toUpperCase())];
  return routes.find(({ kind, endpoint }) => kind !== 'read' && names.includes(endpoint.id));
}

/** Sends a command although it is blocked. */
export async function giveBlocked(client: TestClient, offer: ScreenOffer): Promise<string | null> {
  const name = nameOf(offer);
  const endpoint = callOf(name)?.endpoint;
  if (!endpoint) throw new Error(`${name} is offered, and there is no such call`);
  const call = endpoint.id as EndpointId;
  const { status, body } = await client.try(call, {
    params: { id: offer.id },
    ...(endpoint.body ? { body: bodyOf(call, offer.command, endpoint.body, offer.detail, offer) } : {}),
  });
  return status < 400 ? null : ((body as { code?: string }).code ?? String(status));
}
