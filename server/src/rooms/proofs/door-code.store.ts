import { sql, type Transaction } from 'kysely';
import { codeTriesMax, type DeliveryCodeFacts } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { withinType } from '../labels/label-scope.door.ts';

type Tx = Transaction<Tables>;

const service: LabelService = 'hand_over_code';

/** State of a code before an attempt. */
interface TriedCode extends DeliveryCodeFacts {
  readonly label_id: number;
  readonly made_for: number | null;
  /** Something was handed in under this scan before, or it was entered. */
  readonly is_kept: boolean;
}

/** The code of the parcel with this tracking code, where the viewer may try it; `undefined` where nothing is asked. */
export async function readTriedCode(
  db: Database,
  viewer: SessionViewer,
  { code, scanId }: { readonly code: string; readonly scanId: string },
): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`
    select l.id as label_id, c.made_for, c.code_hash is not null as has_code, coalesce(c.tries, 0) as tries, coalesce(c.resends, 0) as resends,
      c.sent_at, c.waived_by,
      exists (select from delivery_proof where scan_id = ${scanId}) or exists (select from label_entry where scan_id = ${scanId}) as is_kept
    from label l
    join label_state s on s.label_id = l.id
    left join delivery_code c on c.label_id = l.id
    where (l.tracking_code = ${code} or l.mp_tracking_code = ${code}) and ${service} = any(l.services) and ${withinType(viewer)}
      and (s.holder_staff_id = ${viewer.id} or ${viewer.branchId}::bigint in (s.holder_branch_id, s.deliver_branch_id))
    order by (l.tracking_code = ${code}) desc, l.id desc
    limit 1`.execute(db);
  return rows[0];
}

interface CountedTry {
  readonly try_id: number | null;
  readonly tries: number;
  readonly code_hash: Buffer | null;
  readonly is_repeat: boolean;
}

/**
 * Counts an attempt before the code is compared, by a separate statement that is kept whatever follows: simultaneous attempts never exceed the limit.
 * Returns no `try_id` when this wrong code was counted before (`is_repeat`), or when no attempt was left, even if others used the last ones
 * meanwhile: `tries` is then the earlier count.
 */
export async function countCodeTry(
  db: Database,
  one: { readonly label_id: number; readonly scan_id: string; readonly hash: Buffer; readonly by: number },
  now: Date,
): Promise<CountedTry | undefined> {
  const { label_id, scan_id, hash, by } = one;
  const repeat = sql`select from delivery_code_try t
          where t.label_id = c.label_id and t.scan_id = ${scan_id} and t.typed_hash = ${hash} and not t.is_right and t.at >= c.went_out_at
            and t.typed_hash <> c.code_hash`;
  const { rows } = await sql<CountedTry>`
    with counted as (
      update delivery_code c
      set tries = tries + 1
      where label_id = ${label_id} and code_hash is not null and tries < ${codeTriesMax}
        and not exists (${repeat})
      returning label_id, tries, code_hash
    ), noted as (
      insert into delivery_code_try (label_id, scan_id, typed_hash, staff_id, at)
      select label_id, ${scan_id}, ${hash}, ${by}, ${now} from counted
      returning id
    )
    select (select id from noted) as try_id, coalesce((select tries from counted), c.tries) as tries,
      (select code_hash from counted) as code_hash, exists (${repeat}) as is_repeat
    from delivery_code c
    where c.label_id = ${label_id}`.execute(db);
  return rows[0];
}

/** The code was right: the try is given back, so that what is refused for another reason locks nothing. */
export async function takeBackCodeTry(db: Database, labelId: number, tryId: number): Promise<void> {
  await sql`
    with seen as (update delivery_code_try set is_right = true where id = ${tryId} returning label_id)
    update delivery_code c
    set tries = greatest(tries - 1, 0)
    from seen
    where c.label_id = seen.label_id and c.label_id = ${labelId}`.execute(db);
}

/** State of a parcel's code, with the users who entered wrong ones since the parcel went out. */
export interface DeliveryCodeRow extends DeliveryCodeFacts {
  readonly waived_name: string | null;
  readonly waived_at: Date | null;
  readonly waived_why: string | null;
  readonly wrong: readonly { readonly by: string; readonly at: string }[];
}

export async function readDeliveryCode(db: Database, labelId: number): Promise<DeliveryCodeRow> {
  const { rows } = await sql<DeliveryCodeRow>`
    select c.code_hash is not null as has_code, coalesce(c.tries, 0) as tries, coalesce(c.resends, 0) as resends, c.sent_at, c.waived_by,
      ${personName('c.waived_by')} as waived_name, c.waived_at, c.waived_why,
      coalesce((select jsonb_agg(jsonb_build_object('by', t.name, 'at', t.at) order by t.at desc)
        from (select ${personName('ct.staff_id')} as name, ct.at
          from delivery_code_try ct
          where ct.label_id = l.id and not ct.is_right and ct.at >= c.went_out_at
          order by ct.id desc
          limit 10) t), '[]') as wrong
    from (select ${labelId}::bigint as id) l
    left join delivery_code c on c.label_id = l.id`.execute(db);
  return rows[0] as DeliveryCodeRow;
}

/** It is handed over without a code, as somebody decided. */
export async function waiveCode(
  tx: Tx,
  labelId: number,
  { by, why, now }: { readonly by: number; readonly why: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into delivery_code (label_id, made_for, went_out_at, waived_by, waived_at, waived_why)
    values (${labelId}, ${labelId}, ${now}, ${by}, ${now}, ${why})
    on conflict (label_id) do update
    set waived_by = excluded.waived_by, waived_at = excluded.waived_at, waived_why = excluded.waived_why`.execute(tx);
}

/** Pieces that were parted from a parcel at the door are handed over against its code. */
export async function copyDoorCode(
  tx: Tx,
  { of, part }: { readonly of: number; readonly part: number },
): Promise<void> {
  await sql`
    insert into delivery_code (label_id, made_for, code_hash, tries, resends, sent_at, went_out_at, waived_by, waived_at, waived_why)
    select ${part}, made_for, code_hash, tries, resends, sent_at, went_out_at, waived_by, waived_at, waived_why
    from delivery_code
    where label_id = ${of}`.execute(tx);
}
