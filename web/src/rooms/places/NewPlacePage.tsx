import { newPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import { placeTypes, type PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { placeWordsOfForm } from './form-words.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { titleOf } from '../../kernel/page-links.ts';

/** Reads the kind and the parent of the new place from the address. */
function parse(raw: Readonly<Record<string, unknown>>): { type: PlaceType | null; parent_id: number | null } {
  const parent = String(raw['parent_id'] ?? '');
  return {
    type: placeTypes.find((type) => type === raw['type']) ?? null,
    parent_id: /^\d{1,15}$/.test(parent) ? Number(parent) : null,
  };
}

/** A new place (E-03). */
export const NewPlacePage = newPage({
  title: titleOf('places.new'),
  list: 'places',
  form: newPlaceForm,
  words: placeWordsOfForm,
  draft: 'place',
  useInitial: () => ({ ...useSearchState(parse)[0], active: true }),
  create: (body, idempotencyKey) => call('places.create', { body, idempotencyKey }),
  changes: 'place',
  leads: ({ data }, { parent_id }) =>
    parent_id === null ? null : { name: 'places.edit', params: { placeId: data.parent_id ?? data.id } },
  Fields: ({ form }: { form: FormModel<typeof newPlaceForm> }) => (
    <PlaceFields
      form={form as unknown as Parameters<typeof PlaceFields>[0]['form']}
      type={form.values.type}
      fresh={form}
    />
  ),
});
