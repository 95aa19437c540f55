import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { hereNow, keepQuestion, takeEarly } from '../../kernel/early-answers.ts';

interface Page {
  readonly data: readonly { readonly id: number }[];
  readonly total: number;
  readonly last_page: number;
  readonly total_capped: boolean;
}

/** Calls that return a page of records. */
export type ListCall = { [Id in EndpointId]: CallOutput<Id> extends Page ? Id : never }[EndpointId];
export type RowOf<Id extends ListCall> = CallOutput<Id>['data'][number];

/** Calls that return the number of records per tab. */
export type CountCall = {
  [Id in EndpointId]: CallOutput<Id> extends { data: Readonly<Record<string, number>> } ? Id : never;
}[EndpointId];

type Asking = { query: Readonly<Record<string, string | number>>; signal: AbortSignal };

/** Fetches a page of a list. The query comes from the list's definition, from which the server derives its checks. */
export function askPage<Id extends ListCall>(id: Id, asking: Asking): Promise<CallOutput<Id>> {
  return (call as unknown as (id: Id, asking: Asking) => Promise<CallOutput<Id>>)(id, asking);
}

/** Fetches like `askPage`, for the list that is the page itself: its request is sent early when its address is opened again. */
export async function askFirstPage<Id extends ListCall>(id: Id, asking: Asking): Promise<CallOutput<Id>> {
  const { query } = asking;
  const key = JSON.stringify([id, query]);
  const address = hereNow();
  const answer = await takeEarly(key, () => askPage(id, asking));
  void addressOfCall(id, {}).then((path) => keepQuestion({ address, key, path, query, background: false }));
  return answer;
}

export function askCounts(id: CountCall): Promise<{ data: Readonly<Record<string, number>> }> {
  return (
    call as unknown as (id: CountCall, asking: { background: true }) => Promise<{ data: Record<string, number> }>
  )(id, { background: true });
}
