import { sql } from 'kysely';
import { silenceDays, usualPolicy, type Unanswered } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';

const again: LabelStatus = 'rollback';

/** Consequence when no one answers about label `l`, whose merchant is customer `c` where it has one. */
export const unansweredColumns = sql<Unanswered>`
  coalesce(c.unanswered, ${usualPolicy}::text) as policy, coalesce(c.unanswered_days, ${silenceDays.usual}::int) as days,
  exists (select from label_entry e
    where e.label_id = l.id and e.status = ${again} and not e.viewable and e.staff_id is null and e.party is null) as tried_again`;
