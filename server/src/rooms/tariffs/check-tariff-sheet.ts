import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { mayRewriteTariff } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { SheetRead } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { readTariffSheet } from './read-tariff-sheet.ts';
import { readPairRegions, readTableOfDraft } from './tariffs.queries.ts';

/** Says what an Excel sheet holds for this draft and what is wrong with it. Saves nothing. */
export async function checkTariffSheet(
  { db, locale }: ReadContext,
  id: number,
  body: { file: FileFacts },
): Promise<{ data: SheetRead } | Refusal> {
  const found = await readTableOfDraft(db, id);
  if (!found) return refuse('not_found');
  if (!mayRewriteTariff(found.status)) return refuse('state_not_allowed', { values: { state: found.status } });
  return {
    data: await readTariffSheet(uploadOf(body.file, 'file'), found.table, await readPairRegions(db), locale),
  };
}
