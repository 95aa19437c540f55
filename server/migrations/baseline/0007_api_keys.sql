-- What: keys by which programs of merchants, partners and agents make calls, their calls, and the sandbox of test keys.
-- Why: those people have no seat in the back office. Only the hash of a key is stored, as with a session's token.

create table api_key (
  id bigint generated always as identity primary key,
  mode text not null check (mode in ('live', 'test')),
  owner_kind text not null,
  customer_id bigint references customer,
  owner_name text,
  branch_id bigint not null references branch,
  name text not null,
  search_key text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  token_hash bytea not null unique,
  shown_prefix text not null,
  last_four text not null,
  per_minute integer not null check (per_minute > 0),
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_address text,
  rolled_to bigint unique references api_key,
  revoked_at timestamptz,
  revoked_by bigint references staff,
  revoke_reason text,
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index api_key_of_branch on api_key (branch_id, id desc);
create index api_key_of_customer on api_key (customer_id) where customer_id is not null;
create index api_key_search on api_key using gin (search_key gin_trgm_ops);
alter table audit add constraint audit_api_key_id_fkey foreign key (api_key_id) references api_key;
-- A cached key is valid until this count changes, as with sessions; its last use changes no right.
create trigger api_key_cached after update on api_key for each row
  when ((old.scopes, old.branch_id, old.customer_id, old.expires_at, old.revoked_at, old.name, old.per_minute)
    is distinct from (new.scopes, new.branch_id, new.customer_id, new.expires_at, new.revoked_at, new.name, new.per_minute))
  execute function bump_cache_version('access');

create table api_call (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  api_key_id bigint not null references api_key,
  branch_id bigint not null references branch,
  request_id text not null,
  call text not null,
  method text not null,
  path text not null,
  status integer not null,
  code text,
  ms integer not null,
  address text not null,
  request_body text,
  answer_body text
);
create index api_call_of_branch on api_call (branch_id, id desc);
create index api_call_of_key on api_call (api_key_id, id desc);
create index api_call_of_request on api_call (request_id);
create index api_call_age on api_call using brin (at);

-- How often each key called on a business day: kept when the calls themselves have gone.
create table api_key_day (
  api_key_id bigint not null references api_key,
  day date not null,
  calls integer not null,
  refused integer not null,
  primary key (api_key_id, day)
);
create index api_key_day_by_day on api_key_day (day, api_key_id);

create table sandbox_clock (
  api_key_id bigint primary key references api_key (id),
  ahead_minutes integer not null check (ahead_minutes >= 0),
  updated_at timestamptz not null
);

create table sandbox_failure (
  api_key_id bigint primary key references api_key (id),
  kind text not null,
  remaining integer not null check (remaining >= 0),
  seconds integer not null check (seconds > 0),
  created_at timestamptz not null
);

create table sandbox_intent (
  request_id text primary key,
  staff_id bigint not null references staff (id),
  branch_id bigint references branch (id),
  at timestamptz not null
);
