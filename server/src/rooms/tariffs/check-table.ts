import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { problemFields, tariffProblems } from '@waybill/domain/rooms/tariffs/tariff-holes.ts';
import type { TariffTable } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { countRegions } from './tariffs.store.ts';

/** Nothing is saved that would leave a parcel without a price: `tariff_has_holes` names every place and weight; a pair of what are no regions is refused as `regions_missing`. */
export async function checkTable({ tx }: CommandContext, table: TariffTable): Promise<Refusal | null> {
  const problems = tariffProblems(table);
  if (problems.length > 0) return refuse('tariff_has_holes', { fields: problemFields(problems) });
  const regions = new Set(
    table.steps
      .flatMap(({ from_region_id, to_region_id }) => [from_region_id, to_region_id])
      .filter((id) => id !== null),
  );
  if (regions.size === 0 || (await countRegions(tx, [...regions])) === regions.size) return null;
  return refuse('validation_failed', { fields: { steps: [{ code: 'regions_missing' }] } });
}
