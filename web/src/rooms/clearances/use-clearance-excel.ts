import { useState } from 'react';
import { addressOfCall, call } from '../../kernel/client.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';

/** Saves the Excel file that a link of the server opens. */
export async function saveClearanceExcel(id: string | number, hash: string): Promise<void> {
  return saveFile(await addressOfCall('clearances.excel', { id, hash }), `clearance-${id}.xlsx`);
}

/** The document as an Excel file, by a link that is made for the one who presses (N-17). */
export function useClearanceExcel(): { busy: boolean; save: (document: { readonly id: number }) => Promise<void> } {
  const run = useAction();
  const [busy, setBusy] = useState(false);
  const save = async ({ id }: { readonly id: number }) => {
    setBusy(true);
    await run(async () => saveClearanceExcel(id, (await call('clearances.excelLink', { params: { id } })).data.hash));
    setBusy(false);
  };
  return { busy, save };
}
