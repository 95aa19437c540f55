import { newBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { defaultBranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { call } from '../../kernel/client.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { BranchFields } from './BranchFields.tsx';
import { branchWordsOfForm } from './form-words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new branch (C-01). */
export const NewBranchPage = newPage({
  title: titleOf('branches.new'),
  list: 'branches',
  form: newBranchForm,
  words: branchWordsOfForm,
  draft: 'branch',
  useInitial: () => ({ type: defaultBranchType }),
  create: (body, idempotencyKey) => call('branches.create', { body, idempotencyKey }),
  changes: 'branch',
  Fields: ({ form }: { form: FormModel<typeof newBranchForm> }) => (
    <BranchFields form={form as unknown as Parameters<typeof BranchFields>[0]['form']} fresh={form} />
  ),
});
