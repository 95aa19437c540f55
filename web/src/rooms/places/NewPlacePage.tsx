import { newPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import { placeTypes, type PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo, useSearchState } from '../../kernel/page-hooks.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { placeWordsOfForm } from './form-words.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeMessages } from './places.messages.ts';
import { useFreshPlaces } from './use-fresh-places.ts';

/** What the address says of the new place: its kind and what it lies in. */
function parse(raw: Readonly<Record<string, unknown>>): { type: PlaceType | null; parent_id: number | null } {
  const parent = String(raw['parent_id'] ?? '');
  return {
    type: placeTypes.find((type) => type === raw['type']) ?? null,
    parent_id: /^\d{1,15}$/.test(parent) ? Number(parent) : null,
  };
}

/** A new place (E-03). */
export function NewPlacePage() {
  const say = useSay();
  const toast = useToast();
  const fresh = useFreshPlaces();
  const go = usePageGo();
  const back = useWayBack('places');
  const [given] = useSearchState(parse);
  const form = useForm(newPlaceForm, {
    words: placeWordsOfForm,
    draft: 'place:new',
    initial: { ...given, active: true },
    submit: (body, { idempotencyKey }) => call('places.create', { body, idempotencyKey }),
    onSaved: ({ data }) => {
      toast.success(say(formWords.created));
      fresh();
      if (given.parent_id === null) back.go();
      else go('places.edit', { params: { placeId: data.parent_id ?? data.id }, replace: true });
    },
  });
  return (
    <FormPage form={form} title={say(placeMessages.create)} cancelHref={back.href} focusFirst>
      <PlaceFields
        form={form as unknown as Parameters<typeof PlaceFields>[0]['form']}
        type={form.values.type}
        fresh={form}
      />
    </FormPage>
  );
}
