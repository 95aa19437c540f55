import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { keyModes } from '../../kernel/worlds.ts';
import { keyOwnerKinds } from '../../kernel/key-owners.ts';
import { keyScopeNames } from '../../kernel/key-scopes.ts';

/** Maximum calls a minute of a key, and its default. */
const keyCallsMost = 6_000;
export const keyCallsUsual = 600;

/** Most keys in use that the owners of one merchant have made, and most calls a minute of each. */
export const merchantKeysMost = 10;

/** A new key: world, owner, scopes, branch, call limit and expiry. */
export const apiKeyForm = form({
  name: rule.text({ required: true, max: 80 }),
  mode: rule.select({ options: keyModes }),
  owner_kind: rule.select({ options: keyOwnerKinds, required: true }),
  customer_id: rule.idRef(),
  owner_name: rule.text({ max: 80 }),
  branch_id: rule.idRef({ required: true }),
  scopes: rule.multiselect({ options: keyScopeNames, required: true }),
  per_minute: unit.calls(rule.number({ min: 1, max: keyCallsMost, integer: true })),
  expires_on: rule.date(),
});

/** Hours that a key keeps working after its successor was made. */
export const overlapHours = [0, 1, 24, 72, 168] as const;

export const rollKeyForm = form({
  overlap_hours: rule.select({ options: overlapHours, required: true }),
  expires_on: rule.date(),
});

export const revokeKeyForm = form({ reason: rule.text({ required: true, max: 200 }) });
