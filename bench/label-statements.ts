/** What the product writes and reads for labels, as bare as the same schema allows: the limits that it is measured against. */

/** One step of a parcel as separate statements in a transaction: lock, entry, state. */
export const lockState = 'select s.label_id, s.status, s.version from label_state s join label l on l.id = s.label_id where l.tracking_code = $1 for update of s';
export const addEntry = `insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id, to_branch_id, scan_id)
  values ($1, 'send_to_destination_branch', now(), now(), $2, $3, $4, $5) returning id`;
export const moveState = "update label_state set previous = status, status = 'send_to_destination_branch', status_at = now(), entry_id = $2, version = version + 1 where label_id = $1";

/** The same step of many parcels by one statement. */
export const moveMany = `
  with given as (select * from unnest($1::text[], $5::text[]) g(code, scan_id)),
  read as materialized (select l.id, g.scan_id, nextval('label_entry_id_seq') as entry_id from given g join label l on l.tracking_code = g.code),
  moved as (
    update label_state s set previous = status, status = 'send_to_destination_branch', status_at = now(), entry_id = r.entry_id, version = s.version + 1 from read r where s.label_id = r.id returning s.label_id)
  insert into label_entry (id, label_id, status, at, recorded_at, staff_id, branch_id, to_branch_id, scan_id) overriding system value
  select r.entry_id, r.id, 'send_to_destination_branch', now(), now(), $2, $3, $4, r.scan_id from read r join moved m on m.label_id = r.id`;

/** A label with its phones, its first entry and its state by one statement: a copy of label $1 under code $2, so that every column is written. */
export const createLabel = (labelColumns: readonly string[], stateColumns: readonly string[]) => `
  with made as (
    insert into label (${labelColumns.join(', ')}) select ${labelColumns.map((column) => (column === 'tracking_code' ? '$2' : `l.${column}`)).join(', ')} from label l where l.id = $1 returning id),
  phones as (insert into label_phone (phone, label_id, side) select p.phone, made.id, p.side from label_phone p, made where p.label_id = $1),
  entered as (
    insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id) select made.id, 'pending', now(), now(), $3, $4 from made returning id, label_id)
  insert into label_state (label_id, entry_id, ${stateColumns.join(', ')}) select e.label_id, e.id, ${stateColumns.map((column) => `s.${column}`).join(', ')} from label_state s, entered e where s.label_id = $1`;

export const lookup = 'select * from label where tracking_code = $1';

/** A page of twenty of a status and how many there are, counted to 10,001 as the product does. */
export const list = `select l.*, s.status, s.status_at, s.shipping_type, s.holder_branch_id from label_state s join label l on l.id = s.label_id where s.holder_branch_id = $2 and s.status = $1 order by s.label_id desc limit 20`;
export const count = 'select count(*)::int as n from (select 1 from label_state where holder_branch_id = $2 and status = $1 limit 10001) counted';

/** The columns of the list, straight from the tables, for the same rows. */
export const copyOut = (rows: number, branch: number) => `copy (
  select l.tracking_code, c.business_name, l.destination_name, dp.name_en, l.cod_amount, s.status, hb.name_en, s.status_at, l.created_at
  from label l join label_state s on s.label_id = l.id join branch hb on hb.id = s.holder_branch_id left join customer c on c.id = l.merchant_id left join place dp on dp.id = l.destination_place_id
  where s.holder_branch_id = ${branch} and s.status = 'delivered' order by l.id desc limit ${rows}) to stdout (format csv)`;
