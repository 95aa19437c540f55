import { sql } from 'kysely';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { regionCodes } from '@waybill/domain/rooms/officer-dashboard/region-map.ts';
import type {
  OfficerBranchLine,
  RegionLine,
} from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

export interface OfficerBranch {
  readonly branch: OfficerBranchLine['branch'];
  readonly region: string | null;
  readonly names: RegionLine['names'];
}

const regionType: PlaceType = 'region';

/** The region of a branch `b`: the first two digits of every postcode are those of its region. */
export const regionOf = sql<
  string | null
>`case when left(b.postcode, 2) = any(${[...regionCodes]}::text[]) then left(b.postcode, 2) end`;

/** The covered branches with their regions. */
export async function readOfficerBranches(db: Database, viewer: SessionViewer): Promise<OfficerBranch[]> {
  const { rows } = await sql<OfficerBranch['branch'] & Pick<OfficerBranch, 'region' | 'names'>>`
    select b.id, b.code, b.name_en, b.name_mm, b.name_zh, ${regionOf} as region, ${namedJsonOrNull('r')} as names
    from branch b
    left join place r on r.type = ${regionType} and r.postcode = ${regionOf}
    where ${covered(viewer, 'b.id')} order by b.code`.execute(db);
  return rows.map(({ region, names, ...branch }) => ({ branch, region, names }));
}
