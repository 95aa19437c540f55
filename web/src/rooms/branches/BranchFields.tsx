import type { editBranchForm, newBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { branchFieldWords, branchTypeWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { isTownType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { PlacePicker } from '../places/places.door.ts';
import { branchPageWords } from './branch-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A town of the list: a typing error would change how parcels travel. */
function TownField({ form }: { form: FormModel<typeof editBranchForm> }) {
  const say = useSay();
  return (
    <div
      data-field="place_id"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) form.left('place_id');
      }}>
      <PlacePicker
        value={form.values.place_id ?? null}
        label={say(branchFieldWords.place_id)}
        required
        error={form.problemOf('place_id')}
        onChange={(id, place) => {
          form.set('place_id', place === null || isTownType(place.type) ? id : (place.town_id ?? null));
        }}
      />
    </div>
  );
}

/** The fields of a branch (E-06). The code is asked for once, when it is new. */
export function BranchFields(props: {
  form: FormModel<typeof editBranchForm>;
  fresh?: FormModel<typeof newBranchForm>;
}) {
  const { form, fresh } = props;
  const say = useSay();
  const viewer = useViewer();
  return (
    <>
      <FormSection title={say(branchPageWords.names)}>
        {fresh && <FormField of={fresh} name="code" latinDigits hint={say(branchPageWords.codeHint)} wide />}
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" hint={say(commonWords.emptyShowsEnglish)} />
      </FormSection>
      <FormSection title={say(branchPageWords.work)}>
        <FormField of={form} name="type" words={branchTypeWords} />
        <FormField of={form} name="international_mail" hint={say(branchPageWords.mailHint)} />
        {mayUseCollections(viewer) && (
          <FormField
            of={form}
            name="branch_collection_id"
            source="branch_collection"
            hint={say(branchPageWords.collectionHint)}
          />
        )}
      </FormSection>
      <FormSection title={say(branchPageWords.place)}>
        <TownField form={form} />
        <FormField of={form} name="postcode" />
        <FormField of={form} name="address" wide />
        <FormField of={form} name="phone" wide />
      </FormSection>
    </>
  );
}
