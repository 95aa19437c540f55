import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { branchTypes } from './branch-kinds.ts';

const names = {
  name_en: rule.text({ required: true, max: 100 }),
  name_mm: rule.text({ required: true, max: 100 }),
  name_zh: rule.text({ max: 100 }),
};

const editableFields = {
  ...names,
  type: rule.select({ options: branchTypes, required: true }),
  /** Town or township of the branch: decides which parcels are direct, and which branch is nearest to a place. */
  place_id: rule.idRef({ required: true }),
  address: rule.text({ max: 300, keepSlashes: true }),
  phone: rule.phones({ limit: 4 }),
  postcode: rule.postcode({ required: false }),
  international_mail: rule.toggle({ fallback: false }),
  branch_collection_id: rule.idRef({ required: false }),
};

/** A new branch (E-06). Its code is printed on parcels and documents, so it never changes. */
export const newBranchForm = form({ code: rule.slug({ upper: true }), ...editableFields });

export const editBranchForm = form(editableFields);

/** A branch collection and its members; a branch belongs to at most one. */
export const branchCollectionForm = form({ ...names, branches: rule.idRefs({ max: 500 }) });
