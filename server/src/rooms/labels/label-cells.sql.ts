import { sql } from 'kysely';
import { paidAtDoor } from '@waybill/domain/rooms/labels/label-money.ts';
import { nameIn, type SqlCell } from '../../kernel/file-cells.ts';
import { customerName, keyName } from '../../kernel/sql/names.ts';
import { roadType } from './expected-road.sql.ts';

/** Creator of a label: a person, or the key of a program. */
export const labelCreator = sql<string | null>`coalesce(maker.name, ${keyName('l.api_key_id')})`;

/** The columns of the list formatted by the database for a file, over `labelFrom`: the same result as `rowOf`, in SQL. */
export const labelCells: Readonly<Record<string, SqlCell>> = {
  tracking_code: sql`l.tracking_code`,
  merchant: customerName('c'),
  destination_name: sql`l.destination_name`,
  destination_township: (locale) =>
    sql`case when dp.type in ('quarter', 'village_tract', 'street') then ${nameIn('dpp')(locale)} else ${nameIn('dp')(locale)} end`,
  cod_charge: sql`l.cod_amount + case when l.payment_type = any(${[...paidAtDoor]}::text[]) then l.shipping_total else 0 end`,
  status: sql`s.status`,
  holder_branch: nameIn('hb'),
  status_at: sql`s.status_at`,
  payment_type: sql`l.payment_type`,
  shipping_type: roadType,
  created_at: sql`l.created_at`,
  source_name: sql`l.source_name`,
  source_phone: sql`l.source_phone`,
  destination_phone: sql`l.destination_phone`,
  source_branch: nameIn('sb'),
  deliver_branch: nameIn('db'),
  holder_staff: sql`holder.name`,
  type: sql`l.type`,
  item_type: sql`l.item_type`,
  service_type: sql`l.service_type`,
  accept_type: sql`l.accept_type`,
  weight: sql`l.weight_g / 1000.0`,
  pieces: sql`l.pieces`,
  cod_amount: sql`l.cod_amount`,
  delivery_charge: sql`l.shipping_total`,
  reference_id: sql`l.reference_id`,
  mp_tracking_code: sql`l.mp_tracking_code`,
  remark: sql`l.remark`,
  creator: labelCreator,
};
