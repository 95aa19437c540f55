import type { ReactNode } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { FoundPlace, PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';
import { isTownType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';
import { chosenFrom, nothingChosen, type ChosenPlace } from './chosen-place.ts';
import styles from './PlaceInputs.module.css';
import { placePickerWords as words } from './place-picker.words.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { KeyedPlace } from './use-places.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface PlaceInputsProps {
  chosen: ChosenPlace;
  onChoose: (chosen: ChosenPlace, place: PlaceOption | FoundPlace | null) => void;
  townships: readonly KeyedPlace[];
  /** Places in the chosen town or township, and in the chosen quarter. */
  inTown: readonly KeyedPlace[];
  inQuarter: readonly KeyedPlace[];
  /** Places that the server found for the text in the first input. */
  found: readonly FoundPlace[];
  onText: (text: string) => void;
  regionName: (id: number) => string;
  branchName: (id: number) => string;
  loading?: { readonly townships: boolean; readonly inTown: boolean };
  /** Other than 'Township'. */
  label?: string;
  required?: boolean;
  error?: ReactNode;
  disabled?: boolean;
}

/**
 * The inputs of the PlacePicker, independent of the source of their lists: township first, then the known parts below it. The name or postcode of a
 * quarter in the first input fills both. Postcode and delivering branch of the choice are displayed below.
 */
export function PlaceInputs(props: PlaceInputsProps) {
  const { chosen, onChoose, townships, inTown, inQuarter, found, onText, loading, label, required, error, disabled } =
    props;
  const say = useSay();
  const locale = useLocale();
  const streets = inQuarter.filter((place) => !isTownType(place.type));
  const beyond = found.filter((place) => !isTownType(place.type) && chosenFrom(place, townships).town !== null);
  const chooseTown = (id: number | null) => {
    const town = townships.find((place) => place.id === id);
    if (town) return onChoose({ ...nothingChosen, id: town.id, town }, town);
    const other = found.find((place) => place.id === id);
    return other ? onChoose(chosenFrom(other, townships), other) : onChoose(nothingChosen, null);
  };
  const chooseInTown = (id: number | null) => {
    const place = inTown.find((one) => one.id === id);
    if (!place) return onChoose({ ...chosen, id: chosen.town?.id ?? null, quarter: null, street: null }, chosen.town);
    if (isTownType(place.type)) return onChoose({ ...nothingChosen, id: place.id, town: place }, place);
    return onChoose({ ...chosen, id: place.id, quarter: place, street: null }, place);
  };
  const chooseStreet = (id: number | null) => {
    const place = streets.find((one) => one.id === id) ?? null;
    const quarter = inTown.find((one) => one.id === chosen.quarter?.id) ?? null;
    return onChoose({ ...chosen, id: place?.id ?? chosen.quarter?.id ?? null, street: place }, place ?? quarter);
  };
  const detailOf = (place: PlaceOption) =>
    [place.region_id === null ? '' : props.regionName(place.region_id), place.postcode ?? '']
      .filter(Boolean)
      .join(' · ');
  const optionOf = (place: FoundPlace): Option<number> => {
    const town = chosenFrom(place, townships).town;
    return {
      value: place.id,
      label: `${localName(place, locale)}${town ? ` · ${localName(town, locale)}` : ''}`,
      detail: place.postcode ?? '',
    };
  };
  return (
    <div className={styles.inputs} data-one-place>
      <Field
        label={label ?? say(commonFieldWords.township)}
        required={required}
        error={error}
        hint={<Facts {...props} />}>
        <PlaceSelect
          places={townships}
          chosen={chosen.town}
          onChange={chooseTown}
          detailOf={detailOf}
          more={beyond.map(optionOf)}
          onText={onText}
          loading={loading?.townships}
          disabled={disabled}
          placeholder={say(words.typeTownship)}
        />
      </Field>
      {(inTown.length > 0 || chosen.quarter) && (
        <Field
          label={say(
            inTown.some((place) => isTownType(place.type)) ? commonFieldWords.township_or_quarter : words.quarter,
          )}>
          <PlaceSelect
            places={inTown}
            chosen={chosen.quarter}
            onChange={chooseInTown}
            detailOf={(place) => place.postcode ?? ''}
            loading={loading?.inTown}
            disabled={disabled}
            placeholder={say(words.optional)}
          />
        </Field>
      )}
      {(streets.length > 0 || chosen.street) && (
        <Field label={say(commonFieldWords.street)}>
          <PlaceSelect
            places={streets}
            chosen={chosen.street}
            onChange={chooseStreet}
            disabled={disabled}
            placeholder={say(words.optional)}
          />
        </Field>
      )}
    </div>
  );
}

/** Postcode, branch and remoteness of what is chosen; nothing while nothing is. */
function Facts({ chosen, inTown, branchName, found }: PlaceInputsProps) {
  const say = useSay();
  const { town } = chosen;
  if (!town) return null;
  const quarter =
    inTown.find((place) => place.id === chosen.quarter?.id) ?? found.find((place) => place.id === chosen.quarter?.id);
  const nearest = quarter ?? town;
  const postcode = nearest.postcode ?? town.postcode;
  const parts = [
    ...(postcode === null ? [] : [<span key="postcode">{say(words.postcode, { code: postcode })}</span>]),
    <span key="branch">
      {nearest.branch_id === null ? say(words.nobody) : say(words.delivers, { branch: branchName(nearest.branch_id) })}
    </span>,
    ...(nearest.remote ? [<span key="remote">{say(words.remote)}</span>] : []),
  ];
  return <span className={styles.facts}>{parts}</span>;
}
