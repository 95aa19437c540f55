import { openHandoverCollectionForm } from '@waybill/domain/rooms/handover-collections/handover-collection-forms.ts';
import { kindsForGiver } from '@waybill/domain/rooms/handover-collections/decide-handover-collection.ts';
import {
  handoverCollectionFieldWords,
  handoverCollectionKindWords,
} from '@waybill/contract/rooms/handover-collections/handover-collections.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A hand-over by the viewer; its page opens, where the parcels are scanned onto the list. */
export const NewHandoverCollectionPage = newPage({
  title: titleOf('handover-collection.new'),
  list: 'handover-collection',
  form: openHandoverCollectionForm,
  words: handoverCollectionFieldWords,
  draft: 'handover_collection',
  useInitial: () => {
    const kinds = kindsForGiver(useViewer());
    return kinds.length === 1 ? { kind: kinds[0] } : {};
  },
  create: (body, idempotencyKey) => call('handover_collections.create', { body, idempotencyKey }),
  changes: 'handover_collection',
  leads: ({ data }) => ({ name: 'handover-collection.detail', params: { collectionId: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof openHandoverCollectionForm> }) {
  const say = useSay();
  const kinds = kindsForGiver(useViewer());
  return (
    <FormSection title={say(words.which)}>
      <FormField
        of={form}
        name="kind"
        options={kinds.map((kind) => ({ value: kind, label: say.loose(handoverCollectionKindWords[kind]) }))}
        wide
      />
      <p className="muted">{say(words.whichHint)}</p>
    </FormSection>
  );
}
