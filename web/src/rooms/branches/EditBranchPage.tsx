import { branchList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { branchCommandWords, branchStateFaces } from '@waybill/contract/rooms/branches/branches.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { localName } from '@waybill/domain/kernel/named.ts';
import { editBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { branchCommands, branchLife, type BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
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
import { BranchFields } from './BranchFields.tsx';
import { commandIcons } from './BranchListPage.tsx';
import { branchMessages } from './branches.messages.ts';
import { branchPageWords } from './branch-page.words.ts';
import { branchWordsOfForm } from './form-words.ts';
import { useBranchCommand } from './use-branch-command.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** One branch: its form, what may be done with it, and its history. */
export function EditBranchPage() {
  const say = useSay();
  const { branchId } = usePageParams();
  const back = useWayBack('branches');
  const query = useRecord('branches.detail', branchId, 'branch');
  useCrumb(query.data?.code);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(branchMessages.list)}>
      {(branch) => (
        <>
          <EditBranch key={branch.id} branch={branch} />
          <HistorySection room="branches" id={branch.id} version={branch.version} />
        </>
      )}
    </RecordStates>
  );
}

function EditBranch({ branch }: { branch: BranchDetail }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const fresh = useFreshLists();
  const back = useWayBack('branches');
  const form = useForm(editBranchForm, {
    words: branchWordsOfForm,
    draft: `branch:${branch.id}`,
    initial: { ...branch },
    version: branch.version,
    submit: (values, { version, idempotencyKey }) =>
      call('branches.edit', { params: { id: branch.id }, body: { ...values, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(formWords.saved));
      fresh('branches.list', 'branches.detail', 'branches.collections', 'branches.collection');
      back.go();
    },
  });
  return (
    <FormPage
      form={form}
      record={{ room: 'branches', id: branch.id }}
      title={localName(branch, locale)}
      aside={
        <>
          <span className="code muted">{branch.code}</span>
          <StatePill face={branchStateFaces[branch.status as BranchState]} />
        </>
      }
      actions={<BranchActions branch={branch} />}
      side={<BranchFacts branch={branch} />}
      cancelHref={back.href}
      {...(branch.may_edit ? {} : { readOnly: say(branchPageWords.readOnly) })}>
      <BranchFields form={form} />
    </FormPage>
  );
}

function BranchActions({ branch }: { branch: BranchDetail }) {
  const run = useBranchCommand();
  const faces = Object.fromEntries(
    branchCommands.map((command): [string, ActionFace] => [
      command,
      {
        word: branchCommandWords[command].verb,
        icon: commandIcons[command],
        run: () => void run(branch.id, branch.code, command),
        ...(branchLife.commands[command].confirm ? { variant: 'danger' } : {}),
      },
    ]),
  );
  return <ActionBar actions={branch.actions} faces={faces} />;
}

const factColumns = branchList.columns.filter(
  (column) => column.key === 'code' || column.key === 'active_staff' || column.key === 'created_at',
);

/** What is known of the branch besides what can be changed. */
function BranchFacts({ branch }: { branch: BranchDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const facts = usePairs(
    [...factColumns, { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant' }],
    branch,
  );
  return (
    <DetailSection title={say(branchPageWords.facts)}>
      <Pairs pairs={facts} />
      {mayOpen('staff') && (
        <p>
          <PageLink to="staff" search={{ branch_id: branch.id }} className={buttonLook('plain', true)}>
            {say(branchPageWords.seeStaff)}
          </PageLink>
        </p>
      )}
    </DetailSection>
  );
}
