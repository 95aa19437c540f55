import { useMemo, useState } from 'react';
import { Field } from '../../ui/inputs/Field.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { MerchantLookup } from '../customers/customers.door.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { reachOf } from './reach.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { AnnouncementDetail } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { announcementFieldWords } from '@waybill/contract/rooms/announcements/announcements.words.ts';

const noCustomers: AnnouncementDetail['customer_names'] = [];

/** Form fields for the text and the audience of an announcement. */
export function AnnouncementFields({
  form,
  data,
}: {
  form: FormModel<typeof announcementForm>;
  /** The draft that is changed. */
  data?: Pick<AnnouncementDetail, 'customer_names'>;
}) {
  const known = data?.customer_names ?? noCustomers;
  const toMerchants = form.values.for_merchants === true;
  const say = useSay();
  const locale = useLocale();
  const user = useUser();
  const branches = useOptions('branch');
  const reach = useMemo(() => reachOf(user, branches.rows), [user, branches.rows]);
  const options = useMemo(() => {
    const theirs = new Set(reach.branches.map((branch) => branch.id));
    const kept = new Set<number>((form.values.for_branches as readonly number[] | null) ?? []);
    return branches.options.filter((option) => theirs.has(option.value) || kept.has(option.value));
  }, [branches.options, reach, form.values.for_branches]);
  const own = reach.branches.map((branch) => localName(branch, locale)).join(say(commonWords.comma));
  return (
    <>
      <FormSection title={say(titleOf('announcement.detail'))}>
        <FormField of={form} name="title" wide />
        <FormField of={form} name="body" wide />
      </FormSection>
      <FormSection title={say(announcementFieldWords.audience)}>
        <FormField of={form} name="for_merchants" hint={say(words.merchantsHint)} wide />
        {toMerchants ? (
          <Customers form={form} known={known} />
        ) : (
          <FormField of={form} name="for_roles" source="role" hint={say(words.rolesHint)} />
        )}
        <FormField
          of={form}
          name="for_branches"
          options={options}
          hint={reach.all ? say(words.everyBranchHint) : say(words.ownBranchesHint, { branches: own })}
        />
      </FormSection>
    </>
  );
}

/** The merchants whom it is for, found by name or number. */
function Customers({
  form,
  known,
}: {
  form: FormModel<typeof announcementForm>;
  known: AnnouncementDetail['customer_names'];
}) {
  const say = useSay();
  const [found, setFound] = useState(known);
  const ids = (form.values.for_customers as readonly number[] | null) ?? [];
  return (
    <Field
      label={say(announcementFieldWords.for_customers)}
      hint={say(words.customersHint)}
      error={form.problemOf('for_customers')}>
      <div className="stack4">
        {ids.length > 0 && (
          <div className="row">
            {ids.map((id) => (
              <Chip
                key={id}
                label={found.find((one) => one.id === id)?.name ?? String(id)}
                onRemove={() =>
                  form.set(
                    'for_customers',
                    ids.filter((one) => one !== id),
                  )
                }
              />
            ))}
          </div>
        )}
        <MerchantLookup
          onPick={({ id, name }) => {
            setFound((before) => [...before, { id, name }]);
            if (!ids.includes(id)) form.set('for_customers', [...ids, id]);
          }}
        />
      </div>
    </Field>
  );
}
