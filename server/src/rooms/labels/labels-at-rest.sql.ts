import { sql, type RawBuilder } from 'kysely';
import { codLife, isSettled } from '@waybill/domain/rooms/labels/cod-states.ts';
import { currentStatuses, labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';

const final = currentStatuses.filter((status) => labelStatuses[status].final);
const settled = codLife.stateNames.filter(isSettled);

/** Condition on `label_state s`: the parcel has ended, everything about it is paid, and nothing has happened to it since `before`. */
export const isAtRest = (before: Date): RawBuilder<boolean> => sql<boolean>`(
  s.status_at < ${before} and (s.closed_at is not null or s.status = any(${final}::text[]))
  and (s.cod_status is null or s.cod_status = any(${settled}::text[]))
  and not exists (select from only label_entry e where e.label_id = s.label_id and e.recorded_at >= ${before})
  and not exists (select from label_cash c where c.label_id = s.label_id)
  and not exists (select from open_item i where i.label_id = s.label_id))`;
