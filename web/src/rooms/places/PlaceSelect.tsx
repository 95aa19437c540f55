import { useMemo, useState } from 'react';
import { localName, type Named } from '@waybill/domain/kernel/locale.ts';
import type { PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';
import { findPlaces } from '@waybill/domain/rooms/places/place-search.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { Multiselect } from '../../ui/inputs/Multiselect.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';
import type { KeyedPlace } from './use-places.ts';

interface PlaceSelectProps {
  places: readonly KeyedPlace[];
  /** The chosen place, which may be missing in `places`. */
  chosen: (Named & { readonly id: number }) | null;
  onChange: (id: number | null) => void;
  /** The muted text beside a name. */
  detailOf?: (place: PlaceOption) => string;
  /** More that fits the text, shown below the places. */
  more?: readonly Option<number>[];
  onText?: (text: string) => void;
  loading?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** One of many places, found by two letters in any script and spelling, or by a postcode (T-04). */
export function PlaceSelect({
  places,
  chosen,
  onChange,
  detailOf,
  more = [],
  onText,
  loading,
  disabled,
  placeholder,
}: PlaceSelectProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const found = useMemo(
    () => findPlaces(places, text, ({ key }) => key, text === '' ? places.length : 50),
    [places, text],
  );
  const options = useMemo(() => {
    const own = found.map((place): Option<number> => ({
      value: place.id,
      label: localName(place, locale),
      ...(detailOf ? { detail: detailOf(place) } : {}),
    }));
    const shown = new Set(own.map(({ value }) => value));
    return [...own, ...more.filter(({ value }) => !shown.has(value))];
  }, [found, more, detailOf, locale]);
  const type = (next: string) => {
    setText(next);
    onText?.(next);
  };
  return (
    <Multiselect
      options={options}
      value={chosen?.id ?? null}
      onChange={onChange}
      onSearch={type}
      loading={loading}
      disabled={disabled}
      placeholder={placeholder}
      nameOf={(id) => (chosen?.id === id ? localName(chosen, locale) : undefined)}
    />
  );
}
