import { commonWords } from '../../kernel/common.words.ts';
import { shape, shapes } from '../../kernel/value-shape.ts';
import { accountStateFaces, genderWords, userTypeWords } from './staff.words.ts';

export const staffValues = shapes({
  user_name: shape.text,
  name: shape.text,
  email: shape.text,
  phone: shape.text,
  business_name: shape.text,
  reason: shape.text,
  ip_address: shape.text,
  passkey_name: shape.text,
  role: shape.record('role'),
  branch_id: shape.record('branch'),
  jointed_branches: shape.record('branch'),
  branch_collection_id: shape.record('branch_collection'),
  all_branches: shape.yesNo,
  by_message: shape.yesNo,
  code_handed: shape.yesNo,
  gender: shape.words(genderWords),
  user_type: shape.words(userTypeWords),
  locale: shape.words({ mm: commonWords.langMm, en: commonWords.langEn, zh: commonWords.langZh }),
  status: shape.states(accountStateFaces),
});
