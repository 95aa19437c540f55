import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call as callServer } from '../../kernel/client.ts';
import { useLive, type LiveTopics } from '../../kernel/live.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useCalm } from '../use-calm.ts';

/** The calls that return one record by its id. */
export type RecordCall = {
  [Id in EndpointId]: CallOutput<Id> extends { data: { id: number } } ? Id : never;
}[EndpointId];
export type RecordOf<Id extends RecordCall> = CallOutput<Id>['data'];

const answerOf = callServer as unknown as <Id extends RecordCall>(
  call: Id,
  input: object,
) => Promise<{ data: RecordOf<Id> }>;

/** Reads one record. */
export const readRecord = async <Id extends RecordCall>(call: Id, id: number): Promise<RecordOf<Id>> =>
  (await answerOf(call, { params: { id } })).data;

export interface RecordQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
  /** Shows the answer of a command without a refetch. */
  readonly put: (data: Data) => void;
}

/**
 * Reads one record, and refetches it when an event of its topic names it. An id that is no number means a missing record.
 *
 * @example const staff = useRecord('staff.detail', usePageParams().staffID, 'staff');
 */
export function useRecord<Id extends RecordCall>(
  call: Id,
  id: string | number | undefined,
  topic: LiveTopic | null,
  world?: KeyMode,
  { readsOnce = false, pollsWhile }: RecordReading<RecordOf<Id>> = {},
): RecordQuery<RecordOf<Id>> {
  const ask = (number: number, signal: AbortSignal) =>
    answerOf(call, { params: { id: number }, ...(world ? { query: { world } } : {}), signal });
  return useOneBy({
    call,
    id,
    ask,
    // The sandbox has no events.
    topic: world ? null : topic,
    ...(world ? { of: world } : {}),
    readsOnce,
    pollsWhile: useMerchant() ? pollsWhile : undefined,
    names: (payload, number) => payload?.id === undefined || payload.id === number,
  });
}

interface RecordReading<Data> {
  readonly readsOnce?: boolean | undefined;
  /** Asks again and again while this is true, for people without live events. */
  readonly pollsWhile?: ((data: Data) => boolean) | undefined;
}

const pollEvery = 2_000;
const useMerchant = () => isMerchant(useViewer());

interface OneBy<Data> extends RecordReading<Data> {
  readonly call: EndpointId;
  /** As in the address. */
  readonly id: string | number | undefined;
  /** Distinguishes several answers about the same record. */
  readonly of?: string;
  readonly ask: (id: number, signal: AbortSignal) => Promise<{ data: Data }>;
  readonly topic: LiveTopics;
  /** Returns whether an event of the topic is about this record; by default all are. */
  readonly names?: (payload: { readonly id?: unknown } | null, id: number | undefined) => boolean;
}

/** Reads a record by the id of something else, such as the account of a merchant. */
export function useOneBy<Data>({
  call,
  id,
  of,
  ask,
  topic,
  readsOnce,
  pollsWhile,
  names = () => true,
}: OneBy<Data>): RecordQuery<Data> {
  const client = useQueryClient();
  const number = recordNumber(id);
  const queryKey = of === undefined ? [call, number] : [call, number, of];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    enabled: number !== undefined,
    queryFn: ({ signal }) => ask(number ?? 0, signal),
    meta: { readsOnce, topics: topic },
    refetchInterval: ({ state }) => (state.data && pollsWhile?.(state.data.data) ? pollEvery : false),
    ...(readsOnce ? { staleTime: Infinity, gcTime: 0 } : {}),
  });
  const refresh = useCalm(() => void client.invalidateQueries({ queryKey }));
  useLive(topic, (payload) => {
    if (names(payload as { id?: unknown } | null, number)) refresh();
  });
  return {
    data: data?.data,
    error: number === undefined ? new NoSuchRecord() : error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: (record) => client.setQueryData(queryKey, { data: record }),
  };
}

/** Thrown when the address names no record: handled like a missing one. */
export class NoSuchRecord extends Error {}

/** @example recordNumber('7') === 7 */
export function recordNumber(id: string | number | undefined): number | undefined {
  const text = String(id ?? '');
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}
