import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayEnter, type AccessRule } from '@waybill/domain/kernel/access.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { announcementsContract } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { branchRoutesContract } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { branchesContract } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { customersContract } from '@waybill/contract/rooms/customers/customers.contract.ts';
import type { EditedRoom, EditingEvent, Editor } from '@waybill/contract/rooms/editing/editing.contract.ts';
import { paymentChannelContract } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { bankAccountContract } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { exportDestinationContract } from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import { printerContract } from '@waybill/contract/rooms/printers/printers.contract.ts';
import { expenseCategoryContract } from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import { expensesContract } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { labelsContract } from '@waybill/contract/rooms/labels/labels.contract.ts';
import { pickupRequestContract } from '@waybill/contract/rooms/pickup-requests/pickup-requests.contract.ts';
import { placesContract } from '@waybill/contract/rooms/places/places.contract.ts';
import { qandaContract } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { rolesContract } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { staffContract } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { cannedAnswerContract } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { tariffsContract } from '@waybill/contract/rooms/tariffs/tariffs.contract.ts';
import { webhookContract } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readEditors } from './editing.queries.ts';

/** The call that saves the form of each room: a person without its permission cannot have the form open. */
const saving: Readonly<Record<EditedRoom, Endpoint>> = {
  staff: staffContract.edit,
  branches: branchesContract.edit,
  branch_collections: branchesContract.editCollection,
  branch_routes: branchRoutesContract.edit,
  roles: rolesContract.edit,
  places: placesContract.edit,
  tariffs: tariffsContract.edit,
  qandas: qandaContract.edit,
  canned_answers: cannedAnswerContract.edit,
  customers: customersContract.edit,
  companies: customersContract.editCompany,
  announcements: announcementsContract.edit,
  labels: labelsContract.edit,
  pickup_requests: pickupRequestContract.edit,
  expenses: expensesContract.edit,
  expense_categories: expenseCategoryContract.edit,
  printers: printerContract.edit,
  export_destinations: exportDestinationContract.edit,
  payment_channels: paymentChannelContract.edit,
  bank_accounts: bankAccountContract.edit,
  webhooks: webhookContract.edit,
};

/**
 * Announces that the viewer has opened (`on`) or closed a record in a form, and returns the other people who have it open. The announcement is an event, so all
 * app servers know it, and expires when it is not repeated. A record of a branch is visible only to people with a branch in common.
 */
export async function announceEditing(
  context: CommandContext,
  { room, id, on }: { room: EditedRoom; id: string; on: boolean },
): Promise<{ data: Editor[] } | Refusal> {
  const { tx, viewer, now } = context;
  const { access, scope } = saving[room];
  if (!mayEnter(access as AccessRule, viewer)) return refuse('missing_permission');
  const others = (await readEditors(tx, { room, id, but: viewer.id, now })).filter(
    (other) => scope !== 'branch' || haveInCommon(viewer.covers, other.covers),
  );
  const event: EditingEvent = { room, id, on, staff_id: viewer.id, name: viewer.name };
  context.publish({ topic: 'editing', staffId: viewer.id, payload: { ...event, covers: viewer.covers } });
  for (const { staff_id } of others) context.publish({ topic: 'editing', staffId: staff_id, payload: event });
  return { data: others.map(({ staff_id, name }) => ({ staff_id, name })) };
}

function haveInCommon(one: SessionViewer['covers'], other: SessionViewer['covers']): boolean {
  return one === 'all' || other === 'all' || one.some((branch) => other.includes(branch));
}
