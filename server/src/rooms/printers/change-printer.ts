import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { printerForm, type PrinterValues } from '@waybill/domain/rooms/printers/printer-form.ts';
import { printerLife, type PrinterCommand } from '@waybill/domain/rooms/printers/printer-states.ts';
import type { PrinterDetail } from '@waybill/contract/rooms/printers/printers.contract.ts';
import { changeState, createRecord, editRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { readPrinter } from './printers.queries.ts';
import { insertPrinter, lockPrinter, setPrinterStatus, updatePrinter, type LockedPrinter } from './printers.store.ts';

/** Printers as commands see them. */
const printerRecord = topicRecord<'printers', LockedPrinter, PrinterDetail>({
  room: 'printers',
  topic: 'printer',
  lock: ({ tx, viewer }, id) => lockPrinter(tx, viewer, id),
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readPrinter(tx, viewer, id),
});

/** Names a printer. Refused: `branch_not_covered`. */
export async function createPrinter(
  context: CommandContext,
  values: PrinterValues,
): Promise<{ data: PrinterDetail } | Refusal> {
  const wrong = branchProblem(context, values);
  if (wrong) return wrong;
  const id = await insertPrinter(context.tx, values, context.now);
  return createRecord(context, printerRecord, id, { name: values.name, branchId: values.branch_id, after: values });
}

/** Changes a printer. The second of two editors is refused (`changed_meanwhile`). */
export function editPrinter(
  context: CommandContext,
  id: number,
  { version, ...wanted }: PrinterValues & { version: number },
): Changed<PrinterDetail> {
  return editRecord(
    context,
    printerRecord,
    { id, version },
    {
      valuesOf: (printer) => formValuesOf(printerForm, printer),
      settle: async () => branchProblem(context, wanted) ?? wanted,
      save: (values) => updatePrinter(context.tx, id, values, context.now),
    },
  );
}

/** Closes a printer or opens it again. Refused: `state_not_allowed` when it is in that state already. */
export function changePrinter(context: CommandContext, command: PrinterCommand, id: number): Changed<PrinterDetail> {
  return changeState(context, printerRecord, id, {
    command,
    decide: ({ status }) => nextState(printerLife, status, command),
    set: (state) => setPrinterStatus(context.tx, id, state, context.now),
  });
}

function branchProblem({ viewer }: CommandContext, { branch_id }: PrinterValues): Refusal | null {
  if (covers(viewer, branch_id)) return null;
  return refuse('branch_not_covered', { fields: { branch_id: [{ code: 'branch_not_covered' }] } });
}
