import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CustomerValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { hasAccount } from '@waybill/domain/rooms/customers/customer-types.ts';
import { moneyTermsOf } from '@waybill/domain/rooms/customers/customer-terms.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { settleIdentities } from '../places/places.door.ts';
import { dropTerms, proposeTerms } from './change-proposals.ts';
import { checkCustomer } from './check-customer.ts';
import { customerRecord } from './customer.record.ts';
import { readCustomer } from './customer-detail.queries.ts';
import { deleteDocument, keptOf, lockCustomer, touchCustomer, updateCustomer, valuesOf } from './customers.store.ts';
import { keepDocuments } from './keep-documents.ts';

/**
 * Changes a customer; documents are added to existing ones. Other money terms are only proposed; a walk-in sender has those of the counter. A second
 * editor is refused with the changes of the first (`changed_meanwhile`).
 */
export async function editCustomer(
  context: CommandContext,
  id: number,
  body: CustomerValues & { version: number },
): Promise<{ data: CustomerDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { version, ...values } = body;
  const before = await lockCustomer(tx, viewer, id);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'customers', record: id, version: before.version, current: valuesOf(before) });
  const identity = await settleIdentities(tx, { nrc: values.nrc }, { nrc: valuesOf(before).nrc });
  if (isRefusal(identity)) return identity;
  const wanted = keptOf({ ...values, ...identity });
  const kept = hasAccount(wanted.type) ? { ...wanted, ...moneyTermsOf(valuesOf(before)) } : wanted;
  const refusal = await checkCustomer(context, kept, before);
  if (refusal) return refusal;
  const documents = await keepDocuments(context, { id, branchId: kept.branch_id }, values.documents);
  const change = differences(valuesOf(before), kept);
  if (change) await updateCustomer(tx, id, kept, now);
  else if (documents.length > 0) await touchCustomer(tx, id, now);
  const after = { ...change?.after, ...(documents.length > 0 ? { documents } : {}) };
  const name = kept.business_name ?? kept.customer_name;
  context.audit({
    room: 'customers',
    record: id,
    name,
    action: 'edit',
    branchId: kept.branch_id,
    before: change?.before ?? {},
    after,
  });
  if (!hasAccount(kept.type)) await dropTerms(context, id);
  else if (await proposeTerms(context, { id, name, branchId: kept.branch_id }, kept, wanted)) {
    // A proposal alone increases the version as well, so that an editor of the former record is refused.
    if (!change && documents.length === 0) await touchCustomer(tx, id, now);
  }
  context.publish({ topic: 'customers', branchId: before.branch_id, payload: { id } });
  const data = await readCustomer(tx, viewer, id, now);
  return data ? { data } : refuse('branch_not_covered', { fields: { branch_id: [{ code: 'branch_not_covered' }] } });
}

/** Removes a document from the record. Users who could open its file still can, because the audit log names it. */
export function removeDocument(context: CommandContext, id: number, documentId: number): Changed<CustomerDetail> {
  return changeRecord(context, customerRecord, id, async () => {
    const name = await deleteDocument(context.tx, id, documentId);
    if (name === null) return refuse('not_found');
    await touchCustomer(context.tx, id, context.now);
    return { action: 'remove_document', before: { documents: [name] } };
  });
}
