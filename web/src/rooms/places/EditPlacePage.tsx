import { localName } from '@waybill/domain/kernel/locale.ts';
import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import type { PlaceDetail } from '@waybill/contract/rooms/places/places.contract.ts';
import { placeFieldWords, placeTypeWords } from '@waybill/contract/rooms/places/places.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { editPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { placeWordsOfForm } from './form-words.ts';
import { HeldPlaces } from './HeldPlaces.tsx';
import { placePageWords as words } from './place-page.words.ts';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './PlaceInputs.module.css';

interface Of {
  data: PlaceDetail;
}

/** One place: its form, what it inherits, what lies in it, and its history. */
export const EditPlacePage = editPage({
  call: 'places.detail',
  param: 'placeId',
  topic: 'place',
  list: 'places',
  room: 'places',
  draft: 'place',
  title: localName,
  form: editPlaceForm,
  words: placeWordsOfForm,
  save: (id, body, idempotencyKey) => call('places.edit', { params: { id }, body, idempotencyKey }),
  readOnly: words.readOnly,
  Fields: ({ form, data }: Of & { form: FormModel<typeof editPlaceForm> }) => (
    <PlaceFields form={form} type={data.type} />
  ),
  Aside: PlaceKind,
  Side: PlaceFacts,
  Below: ({ data }: Of) => (
    <>
      <HeldPlaces place={data} />
      <HistorySection room="places" id={data.id} version={data.version} />
    </>
  ),
});

function PlaceKind({ data: { type, active } }: Of) {
  const say = useSay();
  return (
    <span className="muted">
      {say.loose(placeTypeWords[type])}
      {active ? '' : ` · ${say(words.outOfUse)}`}
    </span>
  );
}

/** Effective values of the place, inherited or not, with its path up to the region. */
function PlaceFacts({ data: place }: Of) {
  const say = useSay();
  const locale = useLocale();
  const facts = usePairs(
    [
      { key: 'delivers', word: placeFieldWords.delivers, kind: 'named' },
      { key: 'postcode', word: branchFieldWords.postcode, kind: 'code' },
      { key: 'branch_postcode', word: placeFieldWords.branch_postcode, kind: 'code' },
      { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
      { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant' },
    ],
    place,
  );
  const above = [place.path.quarter, place.path.township, place.path.town, place.path.region].filter(
    (names, at, all) => names !== null && names.id !== place.id && all.findIndex((one) => one?.id === names.id) === at,
  );
  const way = above.map(
    (names) =>
      names && (
        <PageLink key={names.id} to="places.edit" params={{ placeId: names.id }}>
          {localName(names, locale)}
        </PageLink>
      ),
  );
  return (
    <DetailSection title={say(words.facts)}>
      <Pairs
        pairs={[
          {
            key: 'way',
            label: say(placeFieldWords.parent),
            value:
              way.length === 0 ? null : (
                <span className={styles.way}>{way.flatMap((link, at) => (at === 0 ? [link] : [' · ', link]))}</span>
              ),
          },
          ...facts,
        ]}
      />
      {place.remote_above && <p className="muted">{say(words.remoteAbove)}</p>}
    </DetailSection>
  );
}
