-- What: branches, routes between them, roles with their permissions, staff, sessions.
-- Why: every room checks who acts, for which branch, and what that person may do.

create table branch_collection (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_mm text not null,
  name_zh text,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index branch_collection_name on branch_collection (lower(name_en));
create trigger branch_collection_cached after insert or update or delete on branch_collection
  for each statement execute function bump_cache_version('branch_collection');

create table branch (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z0-9]{3}$'),
  name_en text not null,
  name_mm text not null,
  name_zh text,
  type text not null,
  town text not null,
  address text,
  phones text[] not null default '{}',
  postcode text,
  international_mail boolean not null default false,
  status text not null,
  branch_collection_id bigint references branch_collection,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null while the text in `town` has not been matched with a place; the list of branches shows those.
  -- Checked at the commit: places name branches as well, and the sandbox copies the branches first.
  place_id bigint
);
create unique index branch_code on branch (code);
create index branch_in_collection on branch (branch_collection_id);
create index branch_search on branch using gin (search_key gin_trgm_ops);
create index branch_by_collection on branch (branch_collection_id) where branch_collection_id is not null;
-- By their branch: branch by branch in the order of names, until the page is full.
create index branch_by_english_name on branch (name_en);
create index branch_by_english_name_back on branch (name_en desc nulls last);
create index branch_without_place on branch (id) where place_id is null;
create trigger branch_cached after insert or update or delete on branch
  for each statement execute function bump_cache_version('branch');
create trigger branch_key_cached after update of status on branch for each row
  when (old.status <> new.status)
  execute function bump_cache_version('access');

create table branch_route (
  id bigint generated always as identity primary key,
  from_branch_id bigint not null references branch,
  to_branch_id bigint not null references branch,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (from_branch_id, to_branch_id),
  check (from_branch_id <> to_branch_id)
);
create index branch_route_to on branch_route (to_branch_id, from_branch_id);

-- The forward branches in the order in which a parcel passes them.
create table branch_route_hop (
  branch_route_id bigint not null references branch_route on delete cascade,
  hop integer not null,
  via_branch_id bigint not null references branch,
  primary key (branch_route_id, hop),
  unique (branch_route_id, via_branch_id)
);
create index branch_route_hop_via on branch_route_hop (via_branch_id);

create table role (
  slug text primary key,
  level integer not null check (level > 0),
  name_en text not null,
  name_mm text not null,
  name_zh text not null,
  version integer not null default 1
);
create trigger role_cached after insert or update or delete on role
  for each statement execute function bump_cache_version('role');

create table permission (
  name text primary key
);

create table role_permission (
  role_slug text not null references role,
  permission text not null references permission,
  position integer not null,
  primary key (role_slug, permission)
);
create trigger role_permission_cached after insert or update or delete on role_permission
  for each statement execute function bump_cache_version('role');

create table staff (
  id bigint generated always as identity primary key,
  user_name text not null,
  name text not null,
  email text,
  phones text[] not null default '{}',
  gender text,
  business_name text,
  role_slug text not null references role,
  user_type text not null,
  branch_id bigint references branch,
  all_branches boolean not null default false,
  branch_collection_id bigint references branch_collection,
  locale text not null default 'mm',
  preferences jsonb not null default '{}',
  status text not null,
  status_reason text,
  password_hash text not null,
  must_change_password boolean not null default false,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff,
  updated_at timestamptz not null,
  last_login_at timestamptz
);
create index staff_by_branch on staff (branch_id, status, id);
create index staff_by_status on staff (status, id);
create index staff_by_role on staff (role_slug);
create index staff_search on staff using gin (search_key gin_trgm_ops);
-- The staff list is read by account state in the order of names (N-07): a page of it is read off this index, however many people there are.
create index staff_state_name on staff (status, name, id);
create index staff_by_collection on staff (branch_collection_id) where branch_collection_id is not null;
-- Lists of 200,000 customers, 20,000 staff and webhooks and millions of deliveries: a page of each is read along an index, by whatever it is sorted and filtered at first.
create index staff_by_name on staff (name, id);
create trigger staff_cached after update on staff for each row
  when ((old.user_name, old.name, old.locale, old.status, old.role_slug, old.must_change_password, old.branch_id, old.branch_collection_id, old.all_branches)
    is distinct from (new.user_name, new.name, new.locale, new.status, new.role_slug, new.must_change_password, new.branch_id, new.branch_collection_id, new.all_branches))
  execute function bump_cache_version('access');

-- Names to sign in with: user name, e-mail and phone, each folded; unique over all three kinds.
create table staff_login (
  key text primary key,
  staff_id bigint not null references staff,
  kind text not null
);
create index staff_login_of on staff_login (staff_id);

create table staff_branch (
  staff_id bigint not null references staff,
  branch_id bigint not null references branch,
  primary key (staff_id, branch_id)
);
create index staff_branch_of on staff_branch (branch_id);
create trigger staff_branch_cached after insert or delete or update on staff_branch for each row execute function bump_cache_version('access');

-- A reset password is a code in two halves: the person who resets it knows the first, the second goes to the owner's phone or is handed over by another person. Until it is
-- used or expires, the half on paper is kept here for that person to see.
create table staff_code (
  staff_id bigint primary key references staff (id),
  second_half text,
  expires_at timestamptz not null,
  made_at timestamptz not null
);

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  staff_id bigint not null references staff,
  branch_id bigint references branch,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  user_agent text,
  address text
);
create index session_of_staff on session (staff_id, id desc) where revoked_at is null;
create index session_expiry on session (expires_at);
-- Who a session belongs to and what they may do is counted like the cached lists: what is remembered of a person is true as long as no count has moved.
create trigger session_cached after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.branch_id is distinct from new.branch_id or old.expires_at <> new.expires_at)
  execute function bump_cache_version('access');
create trigger session_gone after delete on session for each statement execute function bump_cache_version('access');

-- Failures per account name and per address; a name is counted whether or not it exists, so that neither shows.
create table login_throttle (
  key text primary key,
  failures integer not null,
  window_from timestamptz not null,
  blocked_until timestamptz
);
create index login_throttle_age on login_throttle (window_from);
