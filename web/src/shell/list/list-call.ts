import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { call } from '../../kernel/client.ts';

interface Page {
  readonly data: readonly { readonly id: number }[];
  readonly total: number;
  readonly last_page: number;
  readonly total_capped: boolean;
}

/** The calls that answer a page of records. */
export type ListCall = { [Id in EndpointId]: CallOutput<Id> extends Page ? Id : never }[EndpointId];
export type RowOf<Id extends ListCall> = CallOutput<Id>['data'][number];

/** The calls that answer how many records stand behind each tab. */
export type CountCall = {
  [Id in EndpointId]: CallOutput<Id> extends { data: Readonly<Record<string, number>> } ? Id : never;
}[EndpointId];

type Asking = { query: Readonly<Record<string, string | number>>; signal: AbortSignal };

/** Asks for a page of a list. The query was made from the list's definition, from which the server's check is made too. */
export function askPage<Id extends ListCall>(id: Id, asking: Asking): Promise<CallOutput<Id>> {
  return (call as unknown as (id: Id, asking: Asking) => Promise<CallOutput<Id>>)(id, asking);
}

export function askCounts(id: CountCall): Promise<{ data: Readonly<Record<string, number>> }> {
  return (
    call as unknown as (id: CountCall, asking: { background: true }) => Promise<{ data: Record<string, number> }>
  )(id, { background: true });
}
