import { sql } from 'kysely';
import { codNext, type CodAction } from '@waybill/domain/rooms/ageing/next-action.ts';
import { codStays, type CodStay } from '@waybill/domain/rooms/ageing/promises.ts';
import { countsCashTransfers, seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { minuteOf } from './ageing-groups.queries.ts';
import { lateCodAt } from './late-cod.queries.ts';
import { codDue, codStay } from './stay.sql.ts';

interface LateCodStage {
  readonly stay: CodStay;
  readonly next_action: CodAction;
  readonly count: number;
  /** Null while the viewer may have to count a part of it (decisions 5). */
  readonly amount: number | null;
  readonly oldest_days: number;
}

/** Sums late COD by where it is, in the order of its way; stages without any are left out. Each equals its list. */
export async function readLateCodStages(db: Database, viewer: SessionViewer, now: Date): Promise<LateCodStage[]> {
  const moment = minuteOf(now);
  const hidden = sql.join(
    [
      sql`false`,
      ...(seesStreetBooks(viewer) ? [] : [sql`(x.stay = 'with_courier' and x.staff_id is distinct from ${viewer.id})`]),
      ...(countsCashTransfers(viewer) ? [sql`(x.stay = 'to_bank' and x.sent_by is distinct from ${viewer.id})`] : []),
    ],
    sql` or `,
  );
  const source = lateCodAt(moment);
  const rows = await readTogether(
    db,
    sql<Omit<LateCodStage, 'next_action'>>`
    select x.stay, count(*)::int as count, case when bool_or(${hidden}) then null else sum(x.cod_amount)::bigint end as amount,
      floor(max(x.late) / 86400)::int as oldest_days
    from (select ${codStay} as stay, m.staff_id, h.created_by as sent_by, l.cod_amount, extract(epoch from ${moment} - (${codDue})) as late
      from ${source.from} where ${source.scope(viewer)}) x
    group by 1`,
  );
  return codStays.flatMap((stay) =>
    rows.filter((row) => row.stay === stay).map((row) => ({ ...row, next_action: codNext[stay] })),
  );
}
