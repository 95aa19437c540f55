import { useState } from 'react';
import { KeyRound, ShieldOff, UserCheck } from 'lucide-react';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import { accountStateFaces, staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { decidePasswordReset } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { personConfirmation } from '@waybill/domain/rooms/staff/second-person.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { editStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { ActionBar, type ActionFace, type ServerAction } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { pickColumns, DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { useAction } from '../../shell/use-action.ts';
import { commandFaces, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { ConfirmPersonDialog } from './ConfirmPersonDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { staffCommands } from './staff-commands.ts';
import { StaffFields } from './StaffFields.tsx';
import { staffPageWords } from './staff-page.words.ts';

interface Of {
  data: StaffDetail;
}

/** One person: the same form as for a new one, with what may be done to the account (N-07). */
export const EditStaffPage = editPage({
  call: 'staff.detail',
  param: 'staffID',
  topic: 'staff',
  list: 'staff',
  room: 'staff',
  draft: 'staff',
  title: ({ name }) => name,
  form: editStaffForm,
  words: staffFieldWords,
  initial: fieldsOf,
  save: (id, body, idempotencyKey) => call('staff.edit', { params: { id }, body, idempotencyKey }),
  readOnly: staffPageWords.readOnly,
  Fields: ({ form, data }: Of & { form: FormModel<typeof editStaffForm> }) => <StaffFields form={form} person={data} />,
  Aside: ({ data }: Of) => <StatePill face={accountStateFaces[data.status as AccountState]} />,
  Actions: AccountActions,
  Side: AccountFacts,
  Below: ({ data: { id, version, may_edit } }: Of) => (
    <HistorySection
      room="staff"
      id={id}
      version={version}
      ask={may_edit ? (signal) => call('staff.history', { params: { id }, signal, background: true }) : undefined}
    />
  ),
});

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
const resetFactor = 'reset_second_factor';

function AccountActions({ data: person }: Of) {
  const viewer = useViewer();
  const [resetting, setResetting] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { give, window } = useRecordCommands(staffCommands);
  const say = useSay();
  const run = useAction();
  const giveFactorReset = () =>
    run(() => call('staff.resetSecondFactor', { params: { id: person.id } }), {
      ask: {
        question: say(person.second_factor?.reset_asked ? staffPageWords.factorRemove : staffPageWords.factorAsk, {
          name: person.name,
        }),
        yes: say(staffPageWords.resetFactor),
        kind: 'danger',
      },
      success: ({ done }) => say(done ? staffPageWords.factorRemoved : staffPageWords.factorResetPending),
      changes: 'staff',
    });
  const faces: Record<string, ActionFace> = {
    [resetPassword]: { word: staffPageWords.resetPassword, icon: KeyRound, run: () => setResetting(true) },
    [resetFactor]: { word: staffPageWords.resetFactor, icon: ShieldOff, run: () => void giveFactorReset() },
    [personConfirmation]: {
      word: staffPageWords.confirmPerson,
      icon: UserCheck,
      run: () => setConfirming(true),
    },
    ...commandFaces(staffCommands, person, give),
  };
  return (
    <>
      <ActionBar
        actions={[
          { command: resetPassword, ...resetOffer(viewer, person) },
          ...(person.second_factor ? [{ command: resetFactor, ...resetOffer(viewer, person) }] : []),
          ...person.actions,
        ]}
        faces={faces}
      />
      {confirming && <ConfirmPersonDialog person={person} onClose={() => setConfirming(false)} />}
      {resetting && <ResetPasswordDialog person={person} onClose={() => setResetting(false)} />}
      {window}
    </>
  );
}

/** Why the password may not be reset; the server says only whether (`may_reset_password`), by the same rule. */
function resetOffer(viewer: Viewer, person: StaffDetail): Omit<ServerAction, 'command'> {
  if (person.may_reset_password) return { blocked: null };
  const { id, role, status } = person;
  const refused = decidePasswordReset(viewer, { id, status: status as AccountState, level: role.level });
  return refused ? { blocked: refused.code } : { blocked: 'missing_permission', permission: resetPasswordRight };
}
const resetPasswordRight: Permission = 'staff.reset_password';

const factColumns = pickColumns(staffList, 'status', 'last_login_at', 'created_at');

/** Facts of the account that cannot be edited. */
function AccountFacts({ data: person }: Of) {
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
          ...(person.unconfirmed_by.length === 0
            ? []
            : [{ key: 'by', label: say(staffPageWords.unconfirmedBy), value: person.unconfirmed_by.join(', ') }]),
          ...(person.code === null
            ? []
            : [
                {
                  key: 'code',
                  label: say(staffPageWords.codeUntil),
                  value: formatDateTime(new Date(person.code.expires_at)),
                },
              ]),
          ...(person.status_reason === null
            ? []
            : [{ key: 'reason', label: say(staffFieldWords.reason), value: person.status_reason }]),
        ]}
      />
    </DetailSection>
  );
}
