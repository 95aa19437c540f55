/** What the product asks the database for one call, written out: the limit that it is measured against. */
export const session = `
  select s.id as session_id, st.id as staff_id, st.user_name, st.name, st.locale, st.status, st.must_change_password, st.role_slug, r.level,
    array(select permission from role_permission where role_slug = st.role_slug order by position) as permissions, s.branch_id, b.international_mail, st.all_branches,
    array(select st.branch_id where st.branch_id is not null union select branch_id from staff_branch where staff_id = st.id
      union select id from branch where branch_collection_id = st.branch_collection_id) as reach, s.last_seen_at, s.expires_at, s.revoked_at
  from session s join staff st on st.id = s.staff_id join role r on r.slug = st.role_slug left join branch b on b.id = s.branch_id where s.token_hash = $1`;

const columns = `st.id, st.user_name, st.name, st.email, st.phones, st.gender, st.user_type, st.business_name, st.status, st.role_slug, st.branch_id, st.last_login_at, st.created_at,
  r.level as role_level, r.name_en as role_en, r.name_mm as role_mm, r.name_zh as role_zh, b.name_en as branch_en, b.name_mm as branch_mm, b.name_zh as branch_zh`;
const from = 'staff st join role r on r.slug = st.role_slug left join branch b on b.id = st.branch_id';

export const list = `select ${columns} from ${from} where true and st.status = $1 order by st.name asc nulls last, st.id asc limit 20`;
export const count = `select count(*)::int as n from (select 1 from ${from} where true and st.status = $1 limit 10001) counted`;
export const detail = `
  select ${columns}, st.all_branches, st.branch_collection_id, st.locale, st.status_reason, st.must_change_password, st.version, st.updated_at,
    (select coalesce(json_agg(json_build_object('id', j.id)), '[]') from staff_branch sb join branch j on j.id = sb.branch_id where sb.staff_id = st.id) as joined,
    (select count(*)::int from session s where s.staff_id = st.id and s.revoked_at is null and s.expires_at > now()) as open_sessions
  from ${from} where st.id = $1`;

export const findLogin =
  'select st.id, st.status, st.password_hash, st.branch_id from staff_login l join staff st on st.id = l.staff_id where l.key in ($1, $2) order by l.kind desc limit 1';
export const touchLogin = 'update staff set last_login_at = now() where id = $1';
export const newSession = `insert into session (token_hash, staff_id, created_at, last_seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '30 days')`;
