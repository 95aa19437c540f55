import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { customerLimits } from '@waybill/domain/rooms/customers/customer-terms.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { Refused } from '../../kernel/errors.ts';
import { keepFile } from '../files/files.door.ts';
import { countDocuments, insertDocument } from './customers.store.ts';

/** Adds documents to a customer, up to the limit; returns their original names for the audit log. */
export async function keepDocuments(
  context: CommandContext,
  customer: { readonly id: number; readonly branchId: number },
  files: readonly FileFacts[],
): Promise<string[]> {
  if (files.length === 0) return [];
  if ((await countDocuments(context.tx, customer.id)) + files.length > customerLimits.documents) {
    throw new Refused(
      refuse('validation_failed', {
        fields: { documents: [{ code: 'select_max', values: { n: customerLimits.documents } }] },
      }),
    );
  }
  for (const file of files) {
    const fileId = await keepFile(context, file, {
      field: 'documents',
      room: 'customers',
      branchId: customer.branchId,
    });
    await insertDocument(context.tx, customer.id, fileId, { by: context.viewer.id, now: context.now });
  }
  return files.map((file) => file.name);
}
