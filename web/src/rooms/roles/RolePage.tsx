import { useMemo } from 'react';
import { RotateCcw } from 'lucide-react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { permissionWords, roleFieldWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { inMatrixOrder, permissionGroups } from '@waybill/domain/rooms/roles/decide-role.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { roleForm } from '@waybill/domain/rooms/roles/role-form.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { DetailSection, Pairs } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { NoSuchRecord } from '../../shell/detail/use-record.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm, type FormModel } from '../../shell/form/use-form.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { RightsList } from './RightsList.tsx';
import { RoleSees } from './RoleSees.tsx';
import { rolePageWords } from './role-page.words.ts';
import { useMatrix } from './use-matrix.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One role: its names, its permissions and its history. */
export function RolePage() {
  const say = useSay();
  const locale = useLocale();
  const { slug = '' } = usePageParams();
  const back = useWayBack('roles');
  const matrix = useMatrix();
  const role = matrix.roles?.find((one) => one.slug === slug);
  useCrumb(role && localName(role, locale));
  const query = {
    data: role,
    error: matrix.roles && !role ? new NoSuchRecord() : matrix.error,
    fetching: false,
    retry: () => void matrix.refetch(),
    put: () => {},
  };
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('roles'))}>
      {(found) => (
        <>
          <EditRole key={found.slug} role={found} put={matrix.put} />
          <HistorySection room="roles" id={found.slug} version={found.version} />
        </>
      )}
    </RecordStates>
  );
}

const words = {
  name_en: branchFieldWords.name_en,
  name_mm: branchFieldWords.name_mm,
  name_zh: branchFieldWords.name_zh,
  permissions: roleFieldWords.permissions,
};

function EditRole({ role, put }: { role: RoleRights; put: (saved: RoleRights) => void }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const changed = useChanged();
  const back = useWayBack('roles');
  const form = useForm(roleForm, {
    words,
    draft: `role:${role.slug}`,
    initial: { ...role },
    version: role.version,
    submit: (values, { version, idempotencyKey }) =>
      call('roles.edit', { params: { slug: role.slug }, body: { ...values, version }, idempotencyKey }),
    onSaved: ({ data }) => {
      put(data);
      toast.success(say(commonWords.savedSuccessfully));
      void changed('role');
      back.go();
    },
  });
  return (
    <FormPage
      form={form}
      record={{ room: 'roles', id: role.slug }}
      title={localName(role, locale)}
      aside={<span className="code muted">{role.slug}</span>}
      cancelHref={back.href}
      side={<RoleFacts role={role} />}>
      <FormSection title={say(rolePageWords.names)}>
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" />
      </FormSection>
      <Rights role={role} form={form} />
      <DetailSection title={say(rolePageWords.sees)}>
        <RoleSees had={role} has={{ ...role, permissions: form.values.permissions ?? [] }} />
      </DetailSection>
    </FormPage>
  );
}

/** The permissions as the form holds them. The conflict dialog asks how to say them. */
function Rights({ role, form }: { role: RoleRights; form: FormModel<typeof roleForm> }) {
  const say = useSay();
  const groups = useMemo(() => permissionGroups(), []);
  const held = form.values.permissions ?? [];
  form.sayings.set('permissions', (value) =>
    Array.isArray(value) ? value.map((name) => say(permissionWords[name as Permission])).join(', ') : '',
  );
  const put = (names: readonly string[]) => form.set('permissions', inMatrixOrder(names));
  const edits = {
    [role.slug]: Object.fromEntries([
      ...role.permissions.map((name) => [name, false]),
      ...held.map((name) => [name, true]),
    ]) as Record<string, boolean>,
  };
  return (
    <DetailSection title={say(rolePageWords.rights)}>
      <RightsList
        role={role}
        groups={groups}
        edits={edits}
        set={(_, names, on) => put(on ? [...held, ...names] : held.filter((name) => !names.includes(name)))}
      />
      {!role.super && (
        <p>
          <Button small icon={RotateCcw} onClick={() => put(role.defaults)}>
            {say(rolePageWords.reset)}
          </Button>
        </p>
      )}
    </DetailSection>
  );
}

function RoleFacts({ role }: { role: RoleRights }) {
  const say = useSay();
  const count = useCount();
  const mayOpen = useMayOpen();
  return (
    <DetailSection title={say(rolePageWords.facts)}>
      <Pairs
        pairs={[
          { key: 'slug', label: say(roleFieldWords.slug), value: <span className="code">{role.slug}</span> },
          { key: 'level', label: say(roleFieldWords.level), value: count(role.level) },
          { key: 'staff_count', label: say(roleFieldWords.staff_count), value: count(role.staff_count) },
        ]}
      />
      {mayOpen('staff') && (
        <p>
          <PageLink to="staff" search={{ role: role.slug }} className={buttonLook('plain', true)}>
            {say(rolePageWords.seeStaff)}
          </PageLink>
        </p>
      )}
    </DetailSection>
  );
}
