-- What: branches, roles with their permissions, staff, sessions.
-- Why: every later room asks who acts, for which branch, and what that person may do.
create extension if not exists pg_trgm;

-- Secrets and marks of this installation, shared by all its app servers.
create table installation (
  key text primary key,
  value text not null
);

-- One number for every list that clients cache; the cache key is made of them.
create table cache_version (
  list text primary key,
  version bigint not null default 1
);

create function bump_cache_version() returns trigger language plpgsql as $$
begin
  insert into cache_version (list) values (tg_argv[0])
  on conflict (list) do update set version = cache_version.version + 1;
  return null;
end $$;

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
  updated_at timestamptz not null
);
create unique index branch_code on branch (code);
create index branch_in_collection on branch (branch_collection_id);
create index branch_search on branch using gin (search_key gin_trgm_ops);

create trigger branch_cached after insert or update or delete on branch
  for each statement execute function bump_cache_version('branch');
create trigger branch_collection_cached after insert or update or delete on branch_collection
  for each statement execute function bump_cache_version('branch_collection');

create table role (
  slug text primary key,
  level integer not null check (level > 0),
  name_en text not null,
  name_mm text not null,
  name_zh text not null,
  version integer not null default 1
);

create table permission (
  name text primary key
);

create table role_permission (
  role_slug text not null references role,
  permission text not null references permission,
  position integer not null,
  primary key (role_slug, permission)
);
create trigger role_cached after insert or update or delete on role
  for each statement execute function bump_cache_version('role');
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

-- What a person may type to sign in: user name, e-mail or phone, each folded; unique over all of them together.
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

-- Failures per account name and per address; a name is counted whether or not it exists, so that neither shows.
create table login_throttle (
  key text primary key,
  failures integer not null,
  window_from timestamptz not null,
  blocked_until timestamptz
);
create index login_throttle_age on login_throttle (window_from);
