import { useEffect, useMemo } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { placeFieldWords, placeTypeWords } from '@waybill/contract/rooms/places/places.words.ts';
import type { editPlaceForm, newPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import {
  hasCode,
  isQuarterType,
  isTownType,
  mayLieIn,
  placeKinds,
  type PlaceType,
} from '@waybill/domain/rooms/places/place-kinds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { useCleared } from '../../shell/form/use-cleared.ts';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { placePageWords as words } from './place-page.words.ts';
import styles from './PlaceInputs.module.css';
import { PlacePicker } from './PlacePicker.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type EditForm = FormModel<typeof editPlaceForm>;

/** The fields of a place (E-03). Its kind is asked for once, when it is new; the others depend on it. */
export function PlaceFields({
  form,
  type,
  fresh,
}: {
  form: EditForm;
  type: PlaceType | null;
  fresh?: FormModel<typeof newPlaceForm>;
}) {
  const say = useSay();
  const kind = type === null ? null : placeKinds[type];
  useCleared(form, 'code', type !== null && !hasCode(type));
  useCleared(form, 'postcode', kind?.digits === 0);
  return (
    <>
      <FormSection title={say(words.what)}>
        {fresh && <FormField of={fresh} name="type" words={placeTypeWords} hint={say(words.typeHint)} wide />}
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" hint={say(commonWords.emptyShowsEnglish)} />
      </FormSection>
      {type !== null && kind && (
        <FormSection title={say(words.where)}>
          {kind.parents.length > 0 && <ParentField key={type} form={form} type={type} />}
          {kind.digits > 0 && (
            <FormField
              of={form}
              name="postcode"
              latinDigits
              hint={say(isTownType(type) ? words.townCode : isQuarterType(type) ? words.quarterCode : words.regionCode)}
            />
          )}
          {hasCode(type) && <FormField of={form} name="code" latinDigits hint={say(words.codeHint)} />}
          {isTownType(type) && <FormField of={form} name="district_en" />}
          {isTownType(type) && <FormField of={form} name="district_mm" />}
        </FormSection>
      )}
      <FormSection title={say(words.work)}>
        <FormField
          of={form}
          name="branch_id"
          source="branch"
          label={placeFieldWords.delivers}
          hint={say(words.branchHint)}
        />
        <FormField of={form} name="remote" hint={say(words.remoteHint)} />
        <FormField of={form} name="active" hint={say(words.activeHint)} />
      </FormSection>
    </>
  );
}

/** Where a place lies: one of the regions and towns that may hold it, or, for a street, any place of an address. */
function ParentField({ form, type }: { form: EditForm; type: PlaceType }) {
  const locale = useLocale();
  const say = useSay();
  const regions = useOptions('region');
  const townships = useOptions('township');
  const options = useMemo(
    () =>
      [...regions.rows, ...townships.rows]
        .filter((row) => mayLieIn(type, row.type))
        .map((row) => {
          const region = 'region_id' in row && row.region_id !== null ? regions.nameOf(row.region_id) : '';
          return {
            value: row.id,
            label: localName(row, locale),
            detail: [region, row.postcode ?? ''].filter(Boolean).join(' · '),
          };
        }),
    [regions, townships, type, locale],
  );
  const anywhere = mayLieIn(type, 'quarter');
  useEffect(() => {
    if (anywhere) form.sayings.set('parent_id', (id) => townships.nameOf(Number(id)));
  });
  if (!anywhere) return <FormField of={form} name="parent_id" options={options} required wide />;
  return (
    <div className={styles.wide} data-field="parent_id">
      <PlacePicker
        value={form.values.parent_id}
        onChange={(id) => form.set('parent_id', id)}
        label={say(placeFieldWords.parent_id)}
        required
        error={form.problemOf('parent_id')}
      />
    </div>
  );
}
