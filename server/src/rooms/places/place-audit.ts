import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import type { PlaceValues } from './check-place.ts';

interface Columns extends PlaceValues {
  readonly branch_postcode: string | null;
}

/** A place under the names of its form: what a second editor is shown. */
export function valuesOf(place: PlaceValues): PlaceValues {
  const { parent_id, name_en, name_mm, name_zh, postcode, code, district_en, district_mm, branch_id, remote, active } =
    place;
  return { parent_id, name_en, name_mm, name_zh, postcode, code, district_en, district_mm, branch_id, remote, active };
}

/** The same as the audit log keeps it: the place above by its name, because a reader cannot know its number. */
export async function auditedOf(tx: Transaction<Tables>, place: Columns): Promise<Record<string, unknown>> {
  const { parent_id, ...values } = valuesOf(place);
  const parent =
    parent_id === null
      ? undefined
      : await tx.selectFrom('place').select('name_en').where('id', '=', parent_id).executeTakeFirst();
  return { parent: parent?.name_en ?? null, ...values, branch_postcode: place.branch_postcode };
}
