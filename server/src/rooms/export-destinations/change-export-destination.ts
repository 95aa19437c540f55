import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  exportDestinationForm,
  type ExportDestinationValues,
} from '@waybill/domain/rooms/export-destinations/export-destination-form.ts';
import {
  exportDestinationLife,
  type ExportDestinationCommand,
} from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import type { ExportDestinationDetail } from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import { changeRecord, changeState, createRecord, editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { addressOfDestination, destinationOutside } from './connect-destination.ts';
import { exportDestinationRecord } from './export-destination.record.ts';
import {
  insertExportDestination,
  setDestinationSecret,
  setExportDestinationStatus,
  updateExportDestination,
} from './export-destinations.store.ts';

const wrong = (code: 'destination_address' | 'destination_private', field: 'address' | 'endpoint') =>
  refuse(code, { fields: { [field]: [{ code }] } });

/**
 * May files be sent to this address? Asked before the transaction, because a name has to be looked up; it is checked again with each connection.
 * Refused: `destination_address`, `destination_private`.
 */
export async function checkDestination(
  { services }: ReadContext,
  values: ExportDestinationValues,
): Promise<Refusal | true> {
  const field = values.endpoint === null ? 'address' : 'endpoint';
  const place = addressOfDestination(values, services.settings.exportHosts);
  if (place === null) return wrong('destination_address', field);
  const outside = destinationOutside(services.settings.exportHosts);
  const problem = await outside.problemOf(place.url);
  outside.close();
  if (problem === null) return true;
  return wrong(problem === 'refused_address' ? 'destination_private' : 'destination_address', field);
}

/** Names a destination. It takes files once its secret is set. */
export async function createExportDestination(
  context: CommandContext,
  values: ExportDestinationValues,
): Promise<{ data: ExportDestinationDetail } | Refusal> {
  const id = await insertExportDestination(context.tx, values, context.now);
  return createRecord(context, exportDestinationRecord, id, { name: values.name, branchId: null, after: values });
}

/** Changes a destination. A secret is never sent to another place or for another account than it was given for, so it is removed then. */
export function editExportDestination(
  context: CommandContext,
  id: number,
  { version, ...wanted }: ExportDestinationValues & { version: number },
): Changed<ExportDestinationDetail> {
  return editRecord(
    context,
    exportDestinationRecord,
    { id, version },
    {
      valuesOf: (destination) => formValuesOf(exportDestinationForm, destination),
      settle: async () => wanted,
      save: (values, before) =>
        updateExportDestination(context.tx, id, values, {
          forgetSecret: (['address', 'endpoint', 'access_key', 'host_key'] as const).some(
            (field) => values[field] !== before[field],
          ),
          now: context.now,
        }),
    },
  );
}

/** Sets the secret; the log tells who did, without it. */
export function setExportDestinationSecret(
  context: CommandContext,
  id: number,
  secret: string,
): Changed<ExportDestinationDetail> {
  return changeRecord(context, exportDestinationRecord, id, async () => {
    await setDestinationSecret(context.tx, id, secret, context.now);
    return { action: 'set_secret' };
  });
}

/** Closes a destination or opens it again. Refused: `state_not_allowed` when it is in that state already. */
export function changeExportDestination(
  context: CommandContext,
  command: ExportDestinationCommand,
  id: number,
): Changed<ExportDestinationDetail> {
  return changeState(context, exportDestinationRecord, id, {
    command,
    decide: ({ status }) => nextState(exportDestinationLife, status, command),
    set: (state) => setExportDestinationStatus(context.tx, id, state, context.now),
  });
}
