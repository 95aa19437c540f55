import { sql, type RawBuilder } from 'kysely';

/** Entries by which a parcel returns, or is requested to return, to its sender. */
const wayBack = /^(pending_return|sendback_|mpost_return)/;

export function isOnTheWayBack(status: string): boolean {
  return wayBack.test(status);
}

/** Selects why the parcel with this id returns, as on its own page: the latest reason on the way back. */
export function lastReturnReason(labelId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select r.reason
    from label_entry r
    where r.label_id = ${labelId} and r.reason is not null and r.status ~ ${sql.lit(wayBack.source)}
    order by r.id desc
    limit 1)`;
}
