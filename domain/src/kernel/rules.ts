import { idRef, idRefs, multiselect, role, select, toggle } from './choice-rules.ts';
import { email, phone, phones, postcode } from './contact-rules.ts';
import { file, files } from './file-rules.ts';
import { codAmount, number, percent, weight } from './number-rules.ts';
import { confirmPassword, password } from './password-rules.ts';
import { betweenLength, exactLength, slug, text } from './text-rules.ts';
import { date, datetime } from './time-rules.ts';

export { problemCodes, programProblemCodes } from './rule-kit.ts';
export type { Checked, ProblemCode, Rule } from './rule-kit.ts';

/**
 * Field rules (V-02 to V-14), defined once for browser and server (V-16). Kinds that the source calls required (e-mail, passwords, slug, lengths, COD
 * fee, weight) are required by default; all others are optional by default.
 *
 * @example form({ user_name: rule.text({ required: true, max: 60 }), phones: rule.phones() })
 */
export const rule = {
  text,
  email,
  password,
  confirmPassword,
  slug,
  exactLength,
  betweenLength,
  phone,
  phones,
  number,
  percent,
  codAmount,
  weight,
  select,
  multiselect,
  idRef,
  idRefs,
  role,
  date,
  datetime,
  toggle,
  file,
  files,
  postcode,
};
