import { localName } from '@waybill/domain/kernel/named.ts';
import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import type { PlaceDetail } from '@waybill/contract/rooms/places/places.contract.ts';
import { placeFieldWords, placeTypeWords } from '@waybill/contract/rooms/places/places.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { editPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { placeWordsOfForm } from './form-words.ts';
import { HeldPlaces } from './HeldPlaces.tsx';
import { placePageWords as words } from './place-page.words.ts';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './PlaceInputs.module.css';
import { placeMessages } from './places.messages.ts';
import { useFreshPlaces } from './use-fresh-places.ts';

/** One place: its form, what it inherits, what lies in it, and its history. */
export function EditPlacePage() {
  const say = useSay();
  const locale = useLocale();
  const { placeId } = usePageParams();
  const back = useWayBack('places');
  const query = useRecord('places.detail', placeId, 'place');
  useCrumb(query.data && localName(query.data, locale));
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(placeMessages.list)}>
      {(place) => (
        <>
          <EditPlace key={place.id} place={place} />
          <HeldPlaces place={place} />
          <HistorySection room="places" id={place.id} version={place.version} />
        </>
      )}
    </RecordStates>
  );
}

function EditPlace({ place }: { place: PlaceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const fresh = useFreshPlaces();
  const back = useWayBack('places');
  const form = useForm(editPlaceForm, {
    words: placeWordsOfForm,
    draft: `place:${place.id}`,
    initial: { ...place },
    version: place.version,
    submit: (values, { version, idempotencyKey }) =>
      call('places.edit', { params: { id: place.id }, body: { ...values, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.saved));
      fresh();
      back.go();
    },
  });
  return (
    <FormPage
      form={form}
      record={{ room: 'places', id: place.id }}
      title={localName(place, locale)}
      aside={
        <span className="muted">
          {say.loose(placeTypeWords[place.type])}
          {place.active ? '' : ` · ${say(words.outOfUse)}`}
        </span>
      }
      side={<PlaceFacts place={place} />}
      cancelHref={back.href}
      {...(place.may_edit ? {} : { readOnly: say(words.readOnly) })}>
      <PlaceFields form={form} type={place.type} />
    </FormPage>
  );
}

/** What counts for the place, be it its own or inherited, with the way up to its region. */
function PlaceFacts({ place }: { place: PlaceDetail }) {
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
