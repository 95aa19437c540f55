import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { keyOwnerKinds } from '../../kernel/key-owners.ts';
import { webhookEvents } from './webhook-events.ts';
import { resendScopes } from './webhook-states.ts';

const url = rule.text({ required: true, max: 500, keepSlashes: true });
const name = rule.text({ required: true, max: 80 });
const events = rule.multiselect({ options: webhookEvents });

/** A new endpoint. Without chosen events it gets all. */
export const newWebhookForm = form({
  owner_kind: rule.select({ options: keyOwnerKinds, required: true }),
  customer_id: rule.idRef(),
  branch_id: rule.idRef(),
  owner_name: rule.text({ max: 120 }),
  name,
  url,
  events,
});

/** Changes of an endpoint; the owner stays. */
export const webhookForm = form({ name, url, events });

/** Events and period to send again. */
export const resendForm = form({
  from: rule.datetime({ required: true }),
  to: rule.datetime({ required: true }),
  what: rule.select({ options: resendScopes, required: true }),
});
