import { branchList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { branchStateFaces } from '@waybill/contract/rooms/branches/branches.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { editBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import type { BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { pickColumns, DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { commandFaces, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { branchCommands } from './branch-commands.ts';
import { BranchFields } from './BranchFields.tsx';
import { BranchSetup } from './BranchSetup.tsx';
import { branchPageWords } from './branch-page.words.ts';
import { branchWordsOfForm } from './form-words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface Of {
  data: BranchDetail;
}

/** One branch: its form, what may be done with it, and its history. */
export const EditBranchPage = editPage({
  call: 'branches.detail',
  param: 'branchId',
  topic: 'branch',
  list: 'branches',
  room: 'branches',
  draft: 'branch',
  title: localName,
  crumb: ({ code }) => code,
  form: editBranchForm,
  words: branchWordsOfForm,
  save: (id, body, idempotencyKey) => call('branches.edit', { params: { id }, body, idempotencyKey }),
  changes: 'branch_collection',
  readOnly: branchPageWords.readOnly,
  Fields: BranchFields,
  Aside: ({ data }: Of) => (
    <>
      <span className="code muted">{data.code}</span>
      <StatePill face={branchStateFaces[data.status as BranchState]} />
    </>
  ),
  Actions: BranchActions,
  Side: BranchSide,
  Below: ({ data }: Of) => <HistorySection room="branches" id={data.id} version={data.version} />,
});

function BranchActions({ data: { id, code, actions } }: Of) {
  const { give, window } = useRecordCommands(branchCommands);
  return (
    <>
      <ActionBar actions={actions} faces={commandFaces(branchCommands, { id, name: code }, give)} />
      {window}
    </>
  );
}

const factColumns = pickColumns(branchList, 'code', 'active_staff', 'created_at');

/** Beside the form: what is still missing before the branch can work, and what is known of it. */
function BranchSide({ data }: Of) {
  return (
    <>
      <BranchSetup branch={data} />
      <BranchFacts data={data} />
    </>
  );
}

/** Facts of the branch that cannot be edited. */
function BranchFacts({ data: branch }: Of) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const facts = usePairs(
    [...factColumns, { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant' }],
    branch,
  );
  return (
    <DetailSection title={say(commonFieldWords.branch)}>
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
