-- People of merchants sign in at the merchant portal. Their accounts are rows of `staff` with their own user type, because sign-in, sessions and
-- passwords are the same; they have no branch. Of which merchants they are is said here, and one account may belong to several.
create table merchant_user (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  customer_id bigint not null references customer,
  role_slug text not null,
  status text not null,
  invited_by bigint references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, staff_id)
);
create index merchant_user_of_account on merchant_user (staff_id);

-- A link by which one person joins one merchant, once. Only a hash of it is stored.
create table merchant_invitation (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  role_slug text not null,
  token_hash bytea not null unique,
  made_by bigint not null references staff,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references staff,
  withdrawn_at timestamptz
);
create index merchant_invitation_of_customer on merchant_invitation (customer_id, id desc);

-- Access of a merchant's people to the portal: off, see, or see and order. Existing customers begin with off.
alter table customer add portal_access text not null default 'off' check (portal_access in ('off', 'see', 'order'));

-- The most that any merchant may do there; one row.
create table portal_setting (
  id boolean primary key default true check (id),
  portal_access text not null check (portal_access in ('off', 'see', 'order')),
  version integer not null default 1,
  updated_at timestamptz not null
);
insert into portal_setting (portal_access, updated_at) values ('order', now());

-- The merchant that a session of the portal works for.
alter table session add customer_id bigint references customer;

drop trigger session_cached on session;
create trigger session_cached after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.branch_id is distinct from new.branch_id
    or old.customer_id is distinct from new.customer_id or old.expires_at <> new.expires_at)
  execute function bump_cache_version('access');
create trigger merchant_user_cached after update or delete on merchant_user for each statement execute function bump_cache_version('access');
create trigger customer_portal_cached after update of portal_access, branch_id on customer for each row
  when (old.portal_access <> new.portal_access or old.branch_id <> new.branch_id) execute function bump_cache_version('access');
create trigger portal_setting_cached after update on portal_setting for each statement execute function bump_cache_version('access');
