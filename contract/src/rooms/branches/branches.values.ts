import { shape, shapes } from '../../kernel/value-shape.ts';
import { branchStateFaces, branchTypeWords } from './branches.words.ts';

export const branchValues = shapes({
  code: shape.text,
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  town: shape.text,
  place_id: shape.record('place'),
  address: shape.text,
  phone: shape.text,
  postcode: shape.text,
  type: shape.words(branchTypeWords),
  status: shape.states(branchStateFaces),
  international_mail: shape.yesNo,
  branch_collection_id: shape.record('branch_collection'),
});

export const branchCollectionValues = shapes({
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  branches: shape.record('branch'),
});
