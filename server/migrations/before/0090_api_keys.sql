-- What: keys by which programs of merchants, partners and agents make calls; and the key beside the person in whatever names who did something.
-- Why: those people have no seat in the back office. Only the hash of a key is kept, as of a session's token.

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

-- What is remembered of a key is true as long as no count has moved, as with sessions; when it was last used changes nothing of what it may.
create trigger api_key_cached after update on api_key for each row
  when ((old.scopes, old.branch_id, old.customer_id, old.expires_at, old.revoked_at, old.name, old.per_minute)
    is distinct from (new.scopes, new.branch_id, new.customer_id, new.expires_at, new.revoked_at, new.name, new.per_minute))
  execute function bump_cache_version('access');
create trigger customer_key_cached after update of status on customer for each row
  when (old.status <> new.status)
  execute function bump_cache_version('access');

alter table audit add column api_key_id bigint references api_key;
create index audit_of_key on audit (api_key_id, id desc) where api_key_id is not null;
alter table label_entry add column api_key_id bigint references api_key;
alter table label add column api_key_id bigint references api_key;

-- The number of a person, or that of a key below zero: their idempotency keys are their own.
alter table idempotency drop constraint idempotency_staff_id_fkey;
