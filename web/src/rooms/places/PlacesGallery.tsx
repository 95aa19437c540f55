import { useState } from 'react';
import type { PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { starterNrcTownships } from '@waybill/domain/rooms/places/starter-nrc.ts';
import { useSay } from '../../kernel/i18n.tsx';
import styles from '../../ui/gallery/Gallery.module.css';
import type { GallerySection } from '../../ui/gallery/section.ts';
import { nothingChosen, type ChosenPlace } from './chosen-place.ts';
import { CountryFieldWith } from './CountryField.tsx';
import { NrcFieldWith } from './NrcField.tsx';
import { placePickerWords as words } from './place-picker.words.ts';
import inputs from './PlaceInputs.module.css';
import { PlaceInputs } from './PlaceInputs.tsx';
import { withKey, type KeyedPlace } from './use-places.ts';

const place = (
  id: number,
  type: PlaceType,
  parent: number,
  postcode: string | null,
  name_en: string,
  name_mm: string,
  name_zh: string | null,
  more: Partial<PlaceOption> = {},
): KeyedPlace =>
  withKey({
    id,
    type,
    parent_id: parent,
    parent_type: null,
    name_en,
    name_mm,
    name_zh,
    postcode,
    branch_postcode: postcode,
    region_id: 1,
    town_id: 2,
    branch_id: 7,
    remote: false,
    active: true,
    ...more,
  });
const townships = [
  place(2, 'town', 1, null, 'Yangon', 'ရန်ကုန်', '仰光'),
  place(3, 'township', 2, '11050', 'Hlaing', 'လှိုင်', '莱'),
  place(4, 'township', 2, '11400', 'Hlaing Thar Yar (East)', 'လှိုင်သာယာ (အရှေ့ပိုင်း)', '莱达雅（东）'),
  place(5, 'township', 1, '11280', 'Cocokyun', 'ကိုကိုးကျွန်း', null, { branch_id: null, remote: true }),
];
const quarters = [
  place(20, 'quarter', 3, '1105001', 'No (1)', 'အမှတ် (၁)', null),
  place(21, 'quarter', 3, '1105010', 'Hlaing University', 'လှိုင်တက္ကသိုလ်', null),
];
const streets = [place(30, 'street', 21, null, 'Parami Road', 'ပါရမီလမ်း', null)];
const regionName = (): string => 'Yangon Region';
const branchName = (): string => 'YGN';

function Places() {
  const say = useSay();
  const [chosen, setChosen] = useState<ChosenPlace>(nothingChosen);
  const lists = {
    townships,
    inTown: chosen.town?.id === 3 ? quarters : chosen.town?.id === 2 ? townships.slice(1, 3) : [],
    inQuarter: chosen.quarter?.id === 21 ? streets : [],
    found: [],
    onText: () => undefined,
    regionName,
    branchName,
  };
  const far: ChosenPlace = { ...nothingChosen, id: 5, town: townships[3] ?? null };
  return (
    <div className={inputs.stack}>
      <PlaceInputs {...lists} chosen={chosen} onChoose={setChosen} required />
      <PlaceInputs {...lists} chosen={far} onChoose={setChosen} error={say(words.nobody)} />
      <PlaceInputs {...lists} chosen={far} onChoose={setChosen} disabled />
    </div>
  );
}

function Nrcs() {
  const say = useSay();
  const [empty, setEmpty] = useState<string | null>(null);
  const [known, setKnown] = useState<string | null>('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆');
  const [unknown, setUnknown] = useState<string | null>('12/XAKANA(E)000001');
  return (
    <div className={styles.grid}>
      <NrcFieldWith label="NRC" value={empty} onChange={setEmpty} townships={starterNrcTownships} required />
      <NrcFieldWith label="NRC" value={known} onChange={setKnown} townships={starterNrcTownships} />
      <NrcFieldWith label="NRC" value={unknown} onChange={setUnknown} townships={starterNrcTownships} />
      <NrcFieldWith
        label="NRC"
        value={known}
        onChange={setKnown}
        townships={starterNrcTownships}
        disabled
        error={say(words.number)}
      />
    </div>
  );
}

const countries = [
  { code: 'MM', name_en: 'Myanmar', name_mm: 'မြန်မာ', name_zh: '缅甸' },
  { code: 'TH', name_en: 'Thailand', name_mm: 'ထိုင်း', name_zh: '泰国' },
  { code: 'CN', name_en: 'China', name_mm: 'တရုတ်', name_zh: '中国' },
];

function Countries() {
  const [code, setCode] = useState<string | null>('MM');
  return (
    <div className={styles.grid}>
      <CountryFieldWith countries={countries} value={code} onChange={setCode} />
      <CountryFieldWith countries={countries} value={null} onChange={setCode} required />
    </div>
  );
}

/** Inputs of this room for the gallery, with example lists. */
export const placesGallery: readonly GallerySection[] = [
  { id: 'place-picker', title: 'Place', Content: Places },
  { id: 'place-nrc', title: 'NRC', Content: Nrcs },
  { id: 'place-country', title: 'Country', Content: Countries },
];
