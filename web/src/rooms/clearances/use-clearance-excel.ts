import { useState } from 'react';
import { calls } from '@waybill/contract/generated/calls.ts';
import { call } from '../../kernel/client.ts';
import { fillPath } from '../../kernel/path.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useDoing } from '../../shell/use-doing.ts';

/** Saves the Excel file that a link of the server opens. */
export function saveClearanceExcel(id: string | number, hash: string): Promise<void> {
  return saveFile(fillPath(calls['clearances.excel'][1], { id, hash }), `clearance-${id}.xlsx`);
}

/** The document as an Excel file, by a link that is made for the one who presses (N-17). */
export function useClearanceExcel(): { busy: boolean; save: (document: { readonly id: number }) => Promise<void> } {
  const run = useDoing();
  const [busy, setBusy] = useState(false);
  const save = async ({ id }: { readonly id: number }) => {
    setBusy(true);
    await run(async () => saveClearanceExcel(id, (await call('clearances.excelLink', { params: { id } })).data.hash));
    setBusy(false);
  };
  return { busy, save };
}
