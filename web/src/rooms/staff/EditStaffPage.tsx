import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import { accountCommandWords, accountStateFaces, staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import {
  account,
  accountCommands,
  type AccountCommand,
  type AccountState,
} from '@waybill/domain/rooms/staff/account-states.ts';
import { decidePasswordReset } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { editStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { ActionBar, type ActionFace } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { commandIcons } from './StaffListPage.tsx';
import { StaffFields } from './StaffFields.tsx';
import { staffMessages } from './staff.messages.ts';
import { staffPageWords } from './staff-page.words.ts';

/** One person: the same form as for a new one, with what may be done to the account (N-07). */
export function EditStaffPage() {
  const say = useSay();
  const { staffID } = usePageParams();
  const back = useWayBack('staff');
  const query = useRecord('staff.detail', staffID, 'staff');
  useCrumb(query.data?.name);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(staffMessages.title)}>
      {(person) => (
        <>
          <EditStaff key={person.id} person={person} />
          <HistorySection
            room="staff"
            id={person.id}
            version={person.version}
            ask={
              person.may_edit
                ? (signal) => call('staff.history', { params: { id: person.id }, signal, background: true })
                : undefined
            }
          />
        </>
      )}
    </RecordStates>
  );
}

function EditStaff({ person }: { person: StaffDetail }) {
  const say = useSay();
  const toast = useToast();
  const client = useQueryClient();
  const back = useWayBack('staff');
  const form = useForm(editStaffForm, {
    words: staffFieldWords,
    draft: `staff:${person.id}`,
    initial: fieldsOf(person),
    version: person.version,
    submit: (values, { version, idempotencyKey }) =>
      call('staff.edit', { params: { id: person.id }, body: { ...values, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.saved));
      void client.invalidateQueries({ queryKey: ['staff.list'] });
      void client.invalidateQueries({ queryKey: ['staff.detail', person.id] });
      back.go();
    },
  });
  return (
    <FormPage
      form={form}
      record={{ room: 'staff', id: person.id }}
      title={person.name}
      aside={<StatePill face={accountStateFaces[person.status as AccountState]} />}
      actions={<AccountActions person={person} />}
      side={<AccountFacts person={person} />}
      cancelHref={back.href}
      {...(person.may_edit ? {} : { readOnly: say(staffPageWords.readOnly) })}>
      <StaffFields form={form} person={person} />
    </FormPage>
  );
}

/** A record under the names of its form. */
function fieldsOf(person: StaffDetail): Record<string, unknown> {
  return {
    ...person,
    role: person.role.slug,
    branch_id: person.branch?.id ?? null,
    jointed_branches: person.jointed_branches.map((branch) => branch.id),
  };
}

const resetPassword = 'reset_password';

function AccountActions({ person }: { person: StaffDetail }) {
  const viewer = useViewer();
  const [asked, setAsked] = useState<AccountCommand | typeof resetPassword | null>(null);
  const close = () => setAsked(null);
  const faces: Record<string, ActionFace> = {
    [resetPassword]: { word: staffPageWords.resetPassword, icon: KeyRound, run: () => setAsked(resetPassword) },
    ...Object.fromEntries(
      accountCommands.map((command): [string, ActionFace] => [
        command,
        {
          word: accountCommandWords[command].verb,
          icon: commandIcons[command],
          run: () => setAsked(command),
          ...(account.commands[command].confirm ? { variant: 'danger' } : {}),
        },
      ]),
    ),
  };
  return (
    <>
      <ActionBar
        actions={[{ command: resetPassword, blocked: resetBlocked(viewer, person) }, ...person.actions]}
        faces={faces}
      />
      {asked === resetPassword && <ResetPasswordDialog person={person} onClose={close} />}
      {asked !== null && asked !== resetPassword && <AccountDialog person={person} command={asked} onClose={close} />}
    </>
  );
}

/** Why the password may not be reset; the server says only whether (`may_reset_password`), by the same rule. */
function resetBlocked(viewer: Viewer, person: StaffDetail): string | null {
  if (person.may_reset_password) return null;
  return (
    decidePasswordReset(viewer, { id: person.id, status: person.status as AccountState, level: person.role.level })
      ?.code ?? 'missing_permission'
  );
}

const factColumns = staffList.columns.filter(
  (column) => column.key === 'status' || column.key === 'last_login_at' || column.key === 'created_at',
);

/** What is known of the account besides what can be changed. */
function AccountFacts({ person }: { person: StaffDetail }) {
  const say = useSay();
  const count = useCount();
  const facts = usePairs(
    [
      ...factColumns,
      { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant' },
      { key: 'must_change_password', word: staffPageWords.mustChange, kind: 'yes_no' },
    ],
    person,
  );
  return (
    <DetailSection title={say(staffPageWords.account)}>
      <Pairs
        pairs={[
          ...facts,
          { key: 'open_sessions', label: say(staffPageWords.openSessions), value: count(person.open_sessions) },
          ...(person.status_reason === null
            ? []
            : [{ key: 'reason', label: say(staffFieldWords.reason), value: person.status_reason }]),
        ]}
      />
    </DetailSection>
  );
}
