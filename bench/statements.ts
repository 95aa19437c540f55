// The SQL that the product is measured against: the statements of one call, sent by the plain driver.

export const session = `
  select s.id as session_id, st.id as staff_id, st.user_name, st.name, st.locale, st.status, st.must_change_password, st.role_slug, r.level,
    array(select permission from role_permission where role_slug = st.role_slug order by position) as permissions, s.branch_id, b.international_mail, st.all_branches,
    array(select st.branch_id where st.branch_id is not null union select branch_id from staff_branch where staff_id = st.id
      union select id from branch where branch_collection_id = st.branch_collection_id) as reach, s.last_seen_at, s.expires_at, s.revoked_at
  from session s join staff st on st.id = s.staff_id join role r on r.slug = st.role_slug left join branch b on b.id = s.branch_id where s.token_hash = $1`;

const columns = `st.id, st.user_name, st.name, st.email, st.phones, st.gender, st.user_type, st.business_name, st.status, st.role_slug, st.branch_id, st.last_login_at, st.created_at,
  r.level as role_level, r.name_en as role_en, r.name_mm as role_mm, r.name_zh as role_zh, b.name_en as branch_en, b.name_mm as branch_mm, b.name_zh as branch_zh`;
const from = 'staff st join role r on r.slug = st.role_slug left join branch b on b.id = st.branch_id';

export const staffList = `select ${columns} from ${from} where true and st.status = $1 order by st.name asc nulls last, st.id asc limit 20`;
export const staffCount = `select count(*)::int as n from (select 1 from ${from} where true and st.status = $1 limit 10001) counted`;
export const staffDetail = `
  select ${columns}, st.all_branches, st.branch_collection_id, st.locale, st.status_reason, st.must_change_password, st.version, st.updated_at,
    (select coalesce(json_agg(json_build_object('id', j.id)), '[]') from staff_branch sb join branch j on j.id = sb.branch_id where sb.staff_id = st.id) as joined,
    (select count(*)::int from session s where s.staff_id = st.id and s.revoked_at is null and s.expires_at > now()) as open_sessions
  from ${from} where st.id = $1`;

export const findLogin =
  'select st.id, st.status, st.password_hash, st.branch_id from staff_login l join staff st on st.id = l.staff_id where l.key in ($1, $2) order by l.kind desc limit 1';
export const touchLogin = 'update staff set last_login_at = now() where id = $1';
export const newSession = `insert into session (token_hash, staff_id, created_at, last_seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '30 days')`;

// Labels: each statement is the minimum that the schema allows for the work.

/** Previous values that the product stores with such a step. No digit follows a colon, because pgbench would take it for a variable. */
const before = `'{"status": "accept_from_origin_branch", "previous": "pending", "status_at": "2026-11-20T103838.963Z"}'`;
/** Moves forth and back, so that the status changes each time, as with every scan. An unchanged status would spare the database its indexes. */
const moved =
  "case status when 'send_to_destination_branch' then 'accept_from_origin_branch' else 'send_to_destination_branch' end";

/** One step of a parcel as separate statements in a transaction: lock, entry, state. */
export const lockState =
  'select s.label_id, s.status, s.version from label_state s join label l on l.id = s.label_id where l.tracking_code = $1 for update of s';
export const addEntry = `insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id, to_branch_id, scan_id, before)
  values ($1, 'send_to_destination_branch', now(), now(), $2, $3, $4, $5, ${before}) returning id`;
export const moveState = `update label_state set previous = status, status = ${moved}, status_at = now(), entry_id = $2, version = version + 1 where label_id = $1`;

/** The same step of many parcels by one statement. */
export const moveMany = `
  with input as (select * from unnest($1::text[], $5::text[]) g(code, scan_id)),
  read as materialized (select l.id, g.scan_id, nextval('label_entry_id_seq') as entry_id from input g join label l on l.tracking_code = g.code),
  moved as (
    update label_state s set previous = status, status = ${moved}, status_at = now(), entry_id = r.entry_id, version = s.version + 1 from read r where s.label_id = r.id returning s.label_id)
  insert into label_entry (id, label_id, status, at, recorded_at, staff_id, branch_id, to_branch_id, scan_id, before) overriding system value
  select r.entry_id, r.id, 'send_to_destination_branch', now(), now(), $2, $3, $4, r.scan_id, ${before} from read r join moved m on m.label_id = r.id`;

/** A label with its phones, its first entry and its state by one statement: a copy of label $1 under code $2, so that every column is written. */
export const createLabel = (labelColumns: readonly string[], stateColumns: readonly string[]) => `
  with made as (
    insert into label (${labelColumns.join(', ')}) select ${labelColumns.map((column) => (column === 'tracking_code' ? '$2' : `l.${column}`)).join(', ')} from label l where l.id = $1 returning id),
  phones as (insert into label_phone (phone, label_id, side) select p.phone, made.id, p.side from label_phone p, made where p.label_id = $1),
  entered as (
    insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id) select made.id, 'pending', now(), now(), $3, $4 from made returning id, label_id)
  insert into label_state (label_id, entry_id, ${stateColumns.join(', ')}) select e.label_id, e.id, ${stateColumns.map((column) => `s.${column}`).join(', ')} from label_state s, entered e where s.label_id = $1`;

export const labelLookup = 'select * from label where tracking_code = $1';

/**
 * A page of twenty of a status and its total, counted to 10,001 as the product does. The page is read from the index first: as one join it would be
 * planned from the end of the table.
 */
export const labelList = `with page as materialized (select label_id, status, status_at, shipping_type, holder_branch_id from label_state where holder_branch_id = $2 and status = $1 order by label_id desc limit 20)
  select l.*, p.* from page p join label l on l.id = p.label_id order by l.id desc`;
export const labelCount =
  'select count(*)::int as n from (select 1 from label_state where holder_branch_id = $2 and status = $1 limit 10001) counted';

/** The columns of the list, straight from the tables, for the same rows. */
export const copyOut = (rows: number, branch: number) => `copy (
  select l.tracking_code, c.business_name, l.destination_name, dp.name_en, l.cod_amount, s.status, hb.name_en, s.status_at, l.created_at
  from label l join label_state s on s.label_id = l.id join branch hb on hb.id = s.holder_branch_id left join customer c on c.id = l.merchant_id left join place dp on dp.id = l.destination_place_id
  where s.holder_branch_id = ${branch} and s.status = 'delivered' order by l.id desc limit ${rows}) to stdout (format csv)`;

/** The same statements as pgbench scripts, which address labels by number, from `from` to `to`. */
export const scripts = ({
  staff,
  branch,
  from,
  to,
  template,
  create,
}: {
  staff: number;
  branch: number;
  from: number;
  to: number;
  template: number;
  create: string;
}) => {
  const put = (text: string, values: readonly string[]): string =>
    `${values.reduceRight((all, value, at) => all.replaceAll(`$${at + 1}`, value), text).replace(/\s+/g, ' ')}`;
  const any = `\\set code random(${from}, ${to})\n`;
  return {
    scan: `${any}begin;\n${put(lockState, [':code::text'])} \\gset l_\n${put(addEntry, [':l_label_id', String(staff), String(branch), String(branch), 'gen_random_uuid()::text'])} \\gset e_\n${put(moveState, [':l_label_id', ':e_id'])};\ncommit;\n`,
    create: `${put(create, [String(template), "('B' || nextval('label_id_seq'))", String(staff), String(branch)])};\n`,
    lookup: `${any}${put(labelLookup, [':code::text'])};\n`,
    list: `${put(labelList, ["'delivered'", String(branch)])};\n${put(labelCount, ["'delivered'", String(branch)])};\n`,
  };
};
