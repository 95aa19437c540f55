import { useMemo } from 'react';
import { matrixRoles, isSuperRole } from '@waybill/domain/kernel/roles.ts';
import type { editStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { genderWords, userTypeWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { useReasonWord } from '../../shell/reasons.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { PersonSees } from '../roles/roles.door.ts';
import { staffPageWords, staffLanguageWords } from './staff-page.words.ts';
import { branchesToGive, branchNeeded, rolesToGive } from './staff-options.ts';

type Person = typeof editStaffForm;

interface StaffFieldsProps {
  form: FormModel<Person>;
  /** The record being changed; nothing for a new one. */
  person?: {
    readonly id: number;
    readonly role: { readonly slug: string };
    readonly branch: { readonly id: number } | null;
    readonly jointed_branches: readonly { readonly id: number }[];
  };
}

/** The fields that new and edit share (N-07): who the person is, and what they may do where. */
export function StaffFields({ form, person }: StaffFieldsProps) {
  const say = useSay();
  const count = useCount();
  return (
    <>
      <FormSection title={say(staffPageWords.person)}>
        <FormField of={form} name="name" autoComplete="off" />
        <FormField of={form} name="user_name" latinDigits />
        <FormField
          of={form}
          name="phone"
          hint={say(staffPageWords.phoneHint, { n: count(form.fields.phone.limit ?? 0) })}
        />
        <FormField of={form} name="email" />
        <FormField of={form} name="gender" words={genderWords} />
        <FormField of={form} name="locale" words={staffLanguageWords} />
        <FormField of={form} name="business_name" wide />
      </FormSection>
      <WorkFields form={form} person={person} />
    </>
  );
}

function WorkFields({ form, person }: StaffFieldsProps) {
  const say = useSay();
  const reason = useReasonWord();
  const user = useUser();
  const own = person?.id === user.id;
  const isSuper = isSuperRole(user.role.slug);
  const { roleOptions, branchOptions, needsBranch } = useGivable(form, person);
  const superOnly = isSuper ? undefined : say(reason('super_roles_only'));
  const seesRights = (matrixRoles as readonly string[]).includes(user.role.slug);
  const { role } = form.values;
  const held = person?.role.slug ?? null;
  return (
    <>
      <FormSection title={say(staffPageWords.work)}>
        <FormField of={form} name="role" options={roleOptions} locked={own ? say(reason('own_account')) : undefined} />
        <FormField of={form} name="user_type" words={userTypeWords} />
        <FormField
          of={form}
          name="branch_id"
          options={branchOptions}
          required={needsBranch}
          hint={say(staffPageWords.branchHint)}
        />
        <FormField of={form} name="jointed_branches" options={branchOptions} hint={say(staffPageWords.jointedHint)} />
        <FormField of={form} name="all_branches" locked={superOnly} />
        {seesRights && <FormField of={form} name="branch_collection_id" source="branch_collection" />}
      </FormSection>
      {seesRights && role !== null && role !== held && <PersonSees from={held} to={role} />}
    </>
  );
}

/** Roles and branches on offer: those the editor may give, and those the person has already. */
function useGivable(form: FormModel<Person>, person: StaffFieldsProps['person']) {
  const user = useUser();
  const roles = useOptions('role');
  const branches = useOptions('branch');
  const { role } = form.values;
  return useMemo(() => {
    const kept = person
      ? [person.branch?.id, ...person.jointed_branches.map((branch) => branch.id)].filter((id) => id !== undefined)
      : [];
    const ownRoles = new Set(
      rolesToGive(roles.rows, { role: user.role.slug, level: user.role.level }, person?.role.slug ?? null).map(
        (row) => row.slug,
      ),
    );
    const ownBranches = new Set(branchesToGive(branches.rows, user, kept).map((row) => row.id));
    return {
      roleOptions: roles.options.filter((option) => ownRoles.has(option.value)),
      branchOptions: branches.options.filter((option) => ownBranches.has(option.value)),
      needsBranch: branchNeeded(roles.rows, role),
    };
  }, [roles, branches, user, person, role]);
}
