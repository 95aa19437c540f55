import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { FoundPlace, PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';
import { placeKey } from '@waybill/domain/rooms/places/place-search.ts';
import { call } from '../../kernel/client.ts';
import { cachedCall } from '../../kernel/lists.ts';
import { useOptions } from '../../shell/options.ts';

/** A place with what it is found by. */
export interface KeyedPlace extends PlaceOption {
  readonly key: string;
}

/** Making a search key is slow, and forms read the list with every render: each row keeps its own. */
const keyed = new WeakMap<PlaceOption, KeyedPlace>();
export function withKey(place: PlaceOption): KeyedPlace {
  const known = keyed.get(place) ?? { ...place, key: placeKey(place) };
  keyed.set(place, known);
  return known;
}

/** Every town and township in use, from the list that the browser keeps (E-09). */
export function useTownships(): { readonly townships: readonly KeyedPlace[]; readonly loading: boolean } {
  const { rows, loading } = useOptions('township');
  return useMemo(() => ({ townships: rows.map(withKey), loading }), [rows, loading]);
}

/** Returns the places directly below a place, fetched once and then cached like the lists. */
export function useChildren(id: number | null): { readonly places: readonly KeyedPlace[]; readonly loading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['options', 'children', id],
    enabled: id !== null,
    staleTime: 60_000,
    queryFn: () => cachedCall('places.children', { id: id ?? 0 }),
  });
  return useMemo(
    () => ({ places: (data?.data ?? []).map(withKey), loading: id !== null && isPending }),
    [data, id, isPending],
  );
}

/** Typing pauses shorter than this are not worth a question to the server. */
const pause = 200;

/** Returns quarters and streets found by the server for the typed text; answers to former texts are dropped. */
export function useFoundPlaces(text: string): readonly FoundPlace[] {
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ['places.search', searched],
    enabled: searched !== '' && searched === text,
    staleTime: 60_000,
    queryFn: ({ signal }) => call('places.search', { query: { search: searched }, signal }),
  });
  return searched === text ? (data?.data ?? none) : none;
}
const none: readonly FoundPlace[] = [];

/** Fetches one place by its id; undefined without an id. */
export function usePlace(id: number | null): CallOutput<'places.detail'>['data'] | undefined {
  const { data } = useQuery({
    queryKey: ['places.detail', id],
    enabled: id !== null,
    staleTime: 60_000,
    queryFn: ({ signal }) => call('places.detail', { params: { id: id ?? 0 }, signal }),
  });
  return data?.data;
}
