import { parse } from 'zod';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { ReadContext } from '../kernel/context.ts';
import { denial } from '../kernel/http.ts';
import type { InputParts } from '../kernel/routes.ts';
import { runBatch, runCommand } from '../kernel/run-command.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { routes } from './all-routes.ts';

/** Parts of a call; those left out are empty. */
export interface CallParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

const byId = new Map(routes.map((route) => [route.endpoint.id, route]));

/**
 * Makes a call from inside the server as a browser of this user would: with the same rights, validation, rules and transactions.
 *
 * @example await callAs(context, 'tracking.shipping', { params: { id: 7 } })
 * @throws when the person may not make the call at all, or what is sent is malformed: mistakes of ours
 */
export async function callAs<Id extends EndpointId>(
  context: ReadContext,
  id: Id,
  parts: CallParts = {},
): Promise<CallOutput<Id> | Refusal> {
  const route = byId.get(id);
  if (route?.kind !== 'command' && route?.kind !== 'read' && route?.kind !== 'batch')
    throw new Error(`the call ${id} is not made from inside the server`);
  const { endpoint } = route;
  if (denial(endpoint, context.viewer)) throw new Error(`${context.viewer.userName} may not ${id}`);
  const input = {
    params: endpoint.params ? parse(endpoint.params, parts.params ?? {}) : {},
    query: endpoint.query ? parse(endpoint.query, parts.query ?? {}) : {},
    body: endpoint.body ? parse(endpoint.body, parts.body ?? {}) : {},
  } as InputParts<Endpoint>;
  if (route.kind === 'batch') return (await runBatch(context, input, route.handle)) as CallOutput<Id> | Refusal;
  if (route.kind === 'read') return (await route.handle(context, input)) as CallOutput<Id> | Refusal;
  const answer = await runCommand(context, {
    endpoint: id,
    status: 200,
    audited: false,
    input,
    idempotencyKey: null,
    before: route.before,
    act: async (command, _input, prepared) =>
      (await route.handle(command, input, prepared)) as CallOutput<Id> | Refusal,
  });
  return isRefusal(answer) ? answer : (answer.body as CallOutput<Id>);
}
