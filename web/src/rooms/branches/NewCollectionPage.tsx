import { branchCollectionForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { call } from '../../kernel/client.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { branchWordsOfForm } from './form-words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new branch collection. */
export const NewCollectionPage = newPage({
  title: titleOf('branch-collections.new'),
  list: 'branch-collections',
  form: branchCollectionForm,
  words: branchWordsOfForm,
  draft: 'branch_collection',
  create: (body, idempotencyKey) => call('branches.createCollection', { body, idempotencyKey }),
  changes: 'branch_collection',
  Fields: CollectionFields,
});
