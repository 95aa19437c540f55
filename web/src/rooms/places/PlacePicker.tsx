import { useState, type ReactNode } from 'react';
import type { FoundPlace, PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';
import { useOptions } from '../../shell/options.ts';
import { chosenFrom, nothingChosen, type ChosenPlace } from './chosen-place.ts';
import { PlaceInputs } from './PlaceInputs.tsx';
import { useChildren, useFoundPlaces, usePlace, useTownships } from './use-places.ts';

export interface PlacePickerProps {
  /** The number of the finest place that is known: a street, a quarter, or just a township. */
  value: number | null;
  /** `place` has what a form fills in from it: postcodes, delivering branch, town and region for the price, remoteness. */
  onChange: (value: number | null, place: PlaceOption | FoundPlace | null) => void;
  /** Other than 'Township'. */
  label?: string;
  required?: boolean;
  error?: ReactNode;
  disabled?: boolean;
}

/**
 * Chooses a place of an address: the township by two letters in any script, then quarter and street if known. Use it in a form without a Field around
 * it, because it brings one for each of its inputs.
 *
 * @example <PlacePicker value={form.values.place_id} onChange={(id, place) => { form.set('place_id', id); form.set('postcode', place?.postcode ?? null); }} required error={form.problemOf('place_id')} />
 */
export function PlacePicker({ value, onChange, ...look }: PlacePickerProps) {
  const { townships, loading } = useTownships();
  const { nameOf: regionName } = useOptions('region');
  const { nameOf: branchName } = useOptions('branch');
  const [text, setText] = useState('');
  const found = useFoundPlaces(text.trim().length < 2 ? '' : text.trim());
  const [chosen, setChosen] = useChosen(value, townships, loading);
  const inTown = useChildren(chosen.town?.id ?? null);
  const inQuarter = useChildren(chosen.quarter?.id ?? null);
  return (
    <PlaceInputs
      {...look}
      chosen={chosen}
      townships={townships}
      inTown={inTown.places}
      inQuarter={inQuarter.places}
      found={found}
      onText={setText}
      regionName={regionName}
      branchName={branchName}
      loading={{ townships: loading, inTown: inTown.loading }}
      onChoose={(next, place) => {
        setChosen(next);
        onChange(next.id, place);
      }}
    />
  );
}

/** Returns the displayed choice for the value: the user's choice, or, for a value from elsewhere, the place from the lists and the server. */
function useChosen(
  value: number | null,
  townships: readonly PlaceOption[],
  loading: boolean,
): [ChosenPlace, (chosen: ChosenPlace) => void] {
  const [own, setOwn] = useState(nothingChosen);
  const town = townships.find((place) => place.id === value);
  const place = usePlace(own.id === value || town || loading ? null : value);
  if (own.id === value) return [own, setOwn];
  if (town) return [{ ...nothingChosen, id: town.id, town }, setOwn];
  return [place ? chosenFrom(place, townships) : nothingChosen, setOwn];
}
