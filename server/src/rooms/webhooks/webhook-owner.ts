import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isAgentOwner, isNamedOwner, keepsToCustomer } from '@waybill/domain/rooms/api-keys/key-owners.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { agentType } from '@waybill/domain/rooms/roles/user-types.ts';
import type { newWebhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { readSender } from '../customers/customers.door.ts';
import type { NewWebhook } from './webhooks.store.ts';

/** Whose program it is, with the name under which it is searched. */
type WebhookOwner = Pick<NewWebhook, 'owner_kind' | 'customer_id' | 'branch_id' | 'owner_name'> & {
  readonly called: string;
};

/**
 * The owner that a form names. Refused: `webhook_owner` for a customer or branch that the viewer does not cover, and for a company without a name;
 * `api_key_no_agent` for an agent at a branch of the operator.
 */
export async function ownerOf(
  { tx, viewer }: CommandContext,
  { owner_kind, customer_id, branch_id, owner_name }: FormValues<typeof newWebhookForm>,
): Promise<WebhookOwner | Refusal> {
  const wrong = (field: string) => refuse('webhook_owner', { fields: { [field]: [{ code: 'webhook_owner' }] } });
  if (keepsToCustomer(owner_kind)) {
    const customer =
      customer_id !== null && can(viewer, 'customer.view') ? await readSender(tx, viewer, customer_id) : null;
    if (!customer) return wrong('customer_id');
    const called = customer.business_name ?? customer.customer_name;
    return { owner_kind, customer_id, branch_id: customer.branch_id, owner_name: null, called };
  }
  if (isNamedOwner(owner_kind) && owner_name === null) return wrong('owner_name');
  if (branch_id === null || !covers(viewer, branch_id)) return wrong('branch_id');
  const branch = await tx
    .selectFrom('branch')
    .select(['type', 'name_en'])
    .where('id', '=', branch_id)
    .executeTakeFirst();
  if (!branch) return wrong('branch_id');
  if (isAgentOwner(owner_kind) && branch.type !== agentType)
    return refuse('api_key_no_agent', { fields: { branch_id: [{ code: 'api_key_no_agent' }] } });
  const named = isNamedOwner(owner_kind) ? owner_name : null;
  return { owner_kind, customer_id: null, branch_id, owner_name: named, called: named ?? branch.name_en };
}
