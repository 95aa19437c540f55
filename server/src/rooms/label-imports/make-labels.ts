import { after } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { importLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readSender } from '../customers/customers.door.ts';
import { columnsOpen } from './check-rows.ts';
import { readFactsOf, type ImportFacts } from './label-imports.queries.ts';
import { setStatus } from './label-imports.store.ts';
import { detailOf } from './upload-import.ts';

async function moved(
  { tx, viewer }: CommandContext,
  id: number,
  command: 'make' | 'stop' | 'drop',
): Promise<ImportFacts | Refusal> {
  const facts = await readFactsOf(tx, viewer, id, true);
  if (!facts) return refuse('not_found');
  const state = after(importLife, facts.status, command);
  return isRefusal(state) ? state : facts;
}

/** Lets labels be made of the rows that are ready; in the background, by the job `label_import`. */
export async function makeLabels(context: CommandContext, id: number): Promise<{ data: LabelImportDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const facts = await moved(context, id, 'make');
  if (isRefusal(facts)) return facts;
  if (columnsOpen(facts)) return refuse('columns_missing');
  const sender = facts.customer_id === null ? null : await readSender(tx, viewer, facts.customer_id);
  const blocked = sender && servingRefusal(sender.status);
  if (blocked) return blocked;
  if (facts.ready === 0) return refuse('nothing_ready');
  await setStatus(tx, id, importLife.commands.make.to, { by: viewer.id, halted: null, finishedAt: null, now });
  await context.queue('label_import', { id });
  context.audit({
    room: 'label_imports',
    record: id,
    name: facts.file_name,
    action: 'make',
    branchId: facts.branch_id,
    after: { ready: facts.ready },
  });
  return { data: await told(context, facts) };
}

/** Stops the making after the batch under way; what is made stays made. */
export async function stopMaking(context: CommandContext, id: number): Promise<{ data: LabelImportDetail } | Refusal> {
  const facts = await moved(context, id, 'stop');
  if (isRefusal(facts)) return facts;
  await setStatus(context.tx, id, importLife.commands.stop.to, { now: context.now });
  context.audit({
    room: 'label_imports',
    record: id,
    name: facts.file_name,
    action: 'stop',
    branchId: facts.branch_id,
  });
  return { data: await told(context, facts) };
}

/** Forgets a sheet of which nothing was made, so that it may be uploaded again. */
export async function dropImport(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const facts = await moved(context, id, 'drop');
  if (isRefusal(facts)) return facts;
  if (facts.made > 0) return refuse('in_use');
  await setStatus(context.tx, id, importLife.commands.drop.to, { now: context.now });
  context.audit({
    room: 'label_imports',
    record: id,
    name: facts.file_name,
    action: 'remove',
    branchId: facts.branch_id,
  });
  context.publish({ topic: 'label_imports', branchId: facts.branch_id, payload: { id } });
  return { message: 'ok' };
}

async function told(context: CommandContext, facts: ImportFacts): Promise<LabelImportDetail> {
  context.publish({ topic: 'label_imports', branchId: facts.branch_id, payload: { id: facts.id } });
  return detailOf(context, facts.id);
}
