import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { erasureForm } from '@waybill/domain/rooms/erasures/erasure-form.ts';
import { decideErasure, type ErasureDecision } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import type { ErasureRow } from '@waybill/contract/rooms/erasures/erasures.contract.ts';
import { changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { findPerson } from '../exports/person.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { eraseJobName } from './erase-job.ts';
import { erasureRecord } from './erasure.record.ts';
import { countParcelsOfPhone, hasOpenErasure, insertErasure, setErasureStatus } from './erasures.store.ts';

/** Asks to erase the details of a phone number; nothing is erased before a second person confirms. Refused: `branch_not_covered`, `erasure_open`. */
export async function askForErasure(
  context: CommandContext,
  { phone, reason }: FormValues<typeof erasureForm>,
): Changed<ErasureRow> {
  const { tx, viewer, now, services } = context;
  if (viewer.covers !== 'all') return refuse('branch_not_covered');
  const secret = await installationSecret(tx, services);
  const person = await findPerson(tx, phone, 0);
  if (await hasOpenErasure(tx, secret, person)) return refuse('erasure_open');
  const parcels = await countParcelsOfPhone(tx, person);
  const id = await insertErasure(tx, secret, { person, reason, parcels, requested_by: viewer.id }, now);
  const end = `…${person.key.slice(-3)}`;
  return createRecord(context, erasureRecord, id, {
    name: end,
    branchId: null,
    after: { phone: end, reason, parcels },
  });
}

/** Confirms or denies a request; a confirmed one begins at once. Refused: `branch_not_covered`, `second_person_needed`, `not_independent`, `state_not_allowed`. */
export async function decideOnErasure(
  context: CommandContext,
  command: ErasureDecision,
  id: number,
): Changed<ErasureRow> {
  const { tx, viewer, now } = context;
  if (viewer.covers !== 'all') return refuse('branch_not_covered');
  return changeState(context, erasureRecord, id, {
    command,
    decide: async ({ status, requested_by }) =>
      decideErasure(
        viewer,
        {
          status,
          requested_by,
          by_another: requested_by === null || (await confirmedByAnother(tx, requested_by, viewer.id, now)),
        },
        command,
      ),
    set: async (status) => {
      await setErasureStatus(tx, id, { status, by: viewer.id, now });
      await context.queue(eraseJobName, { id });
    },
  });
}
