import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { importLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { changeRecord, removeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readSender } from '../customers/customers.door.ts';
import { columnsOpen } from './check-rows.ts';
import { importRecord } from './import.record.ts';
import { setStatus } from './label-imports.store.ts';

/** Starts making labels of the ready rows, in the background, by the job `label_import`. */
export function makeImportLabels(context: CommandContext, id: number): Changed<LabelImportDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, importRecord, id, async (facts) => {
    const state = nextState(importLife, facts.status, 'make');
    if (isRefusal(state)) return state;
    if (columnsOpen(facts)) return refuse('columns_missing');
    const sender = facts.customer_id === null ? null : await readSender(tx, viewer, facts.customer_id);
    const blocked = sender && servingRefusal(sender.status);
    if (blocked) return blocked;
    if (facts.ready === 0) return refuse('nothing_ready');
    await setStatus(tx, id, state, { by: viewer.id, halted: null, finishedAt: null, now });
    await context.queue('label_import', { id });
    return { action: 'make', after: { ready: facts.ready } };
  });
}

/** Stops after the current batch; labels already made stay. */
export function stopMaking(context: CommandContext, id: number): Changed<LabelImportDetail> {
  return changeRecord(context, importRecord, id, async ({ status }) => {
    const state = nextState(importLife, status, 'stop');
    if (isRefusal(state)) return state;
    await setStatus(context.tx, id, state, { now: context.now });
    return { action: 'stop' };
  });
}

/** Deletes a sheet without labels, so that it may be uploaded again. */
export function dropImport(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, importRecord, id, async ({ status, made }) => {
    const state = nextState(importLife, status, 'drop');
    if (isRefusal(state)) return state;
    if (made > 0) return refuse('in_use');
    await setStatus(context.tx, id, state, { now: context.now });
    return { action: 'remove' };
  });
}
