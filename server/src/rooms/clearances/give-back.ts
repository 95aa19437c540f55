import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { figuresOf } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { giveBackForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { Refused } from '../../kernel/errors.ts';
import { isBlankPicture } from '../../kernel/remake-picture.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { keepFile } from '../files/files.door.ts';
import { enterSteps } from '../scan-kit/scan-kit.door.ts';
import { decideOnDocument } from './change-clearance.ts';
import { clearanceRecord } from './clearance.record.ts';
import { readLines } from './clearances.queries.ts';
import { lockMerchant, setFigures, setHanded, takeItems } from './clearances.store.ts';
import { countedLine, readItems, readParcelsToGive, type ParcelToGive } from './items.queries.ts';

const withSender: LabelStatus = 'sentback_to_customer';
const returned: LabelStatus = 'return_confirmed';

/**
 * Gives returned parcels back to their merchant, who signs for them: each takes its last steps as by a scan, and its charge becomes a line of the
 * document. All of them or none: `parcels_not_back` names each that cannot be given back with the reason, and nothing is changed.
 */
export function giveBack(
  context: CommandContext,
  id: number,
  { label_ids, handed_to, signature }: FormValues<typeof giveBackForm>,
): Changed<ClearanceDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, clearanceRecord, id, async (document) => {
    const decided = await decideOnDocument(context, document, 'give_back');
    if (isRefusal(decided)) return decided;
    if (!signature) return refuse('validation_failed', { fields: { signature: [{ code: 'file' }] } });
    if (await isBlankPicture(uploadOf(signature, 'signature').content))
      return refuse('validation_failed', { fields: { signature: [{ code: 'picture_empty' }] } });
    if (!(await lockMerchant(tx, viewer, document.customer_id))) return refuse('not_found');
    const parcels = await readParcelsToGive(context, document.customer_id, label_ids);
    if (parcels.length < label_ids.length) return refuse('not_found');
    await enter(
      context,
      parcels.filter(({ status }) => status !== withSender),
      withSender,
    );
    await enter(context, parcels, returned);
    const wanted = new Set(label_ids);
    const items = (await readItems(tx, document.customer_id, document.kind)).filter(
      ({ label_id, reason }) => label_id !== null && wanted.has(label_id) && reason === null,
    );
    await takeItems(
      tx,
      document,
      items.map(({ item_id }) => item_id),
    );
    const fileId = await keepFile(context, signature, {
      field: 'signature',
      room: 'returns',
      branchId: document.branch_id,
    });
    await setHanded(tx, id, label_ids, { by: viewer.id, now, to: handed_to, fileId });
    const figures = figuresOf((await readLines(tx, id)).map(countedLine));
    await setFigures(tx, id, figures, { by: viewer.id, now });
    context.hint('labels', new Set(parcels.map(({ branch_id }) => branch_id)));
    return {
      action: 'give_back',
      before: { actual_clearance_cod: document.actual_clearance_cod },
      after: { count: parcels.length, handed_to, actual_clearance_cod: figures.actual_clearance_cod },
    };
  });
}

async function enter(context: CommandContext, parcels: readonly ParcelToGive[], status: LabelStatus): Promise<void> {
  const entered = await enterSteps(
    context,
    parcels.map(({ tracking_code, branch_id }) => ({ tracking_code, status, at: context.now, branch_id })),
  );
  const lines = entered.flatMap((one, at) =>
    one.kind === 'done' ? [] : [{ tracking_code: parcels[at]?.tracking_code ?? null, reason: one.code }],
  );
  if (lines.length > 0) throw new Refused(refuse('parcels_not_back', { values: { lines } }));
}
