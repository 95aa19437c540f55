import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { customsPaperOf } from '@waybill/domain/rooms/prints/customs-paper.ts';
import { usualCn22Max } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { CustomsDeclaration } from '@waybill/contract/rooms/prints/prints.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { readPrintLabels } from './prints.queries.ts';

/** The customs declaration of one label, by the value limit of the day on which it was made, so that a second print is the same paper; `null` when it is not the viewer's to see. */
export async function readCustoms({ db, viewer, now }: ReadContext, id: number): Promise<CustomsDeclaration | null> {
  const [label] = (await readPrintLabels(db, viewer, [String(id)], now)).data;
  if (!label) return null;
  const tariff = await tariffOn(db, businessDate(new Date(label.created_at)));
  return { id, paper: customsPaperOf(label, tariff?.rates.cn22_max_value ?? usualCn22Max), label };
}
