import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { roleSlugs } from '../../kernel/roles.ts';
import { limitKinds } from './outflow-kinds.ts';

/** A limit of a kind in whole kyat; without a role it is the general one. A role without an amount uses the general one again. */
export const outflowLimitForm = form({
  outflow_kind: rule.select({ options: limitKinds, required: true }),
  role: rule.select({ options: roleSlugs }),
  limit: unit.kyat(rule.number({ min: 0, max: 1_000_000_000, integer: true })),
});
