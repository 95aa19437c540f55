-- A merchant's person who forgot their password chooses a new one: with a code that was sent to their phone, or by a link that their branch made for them.
-- Only hashes are stored.
create table merchant_reset_code (
  staff_id bigint primary key references staff,
  code_hash bytea not null,
  tries integer not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);

-- The person for whom a link is; null for an invitation of somebody new.
alter table merchant_invitation add staff_id bigint references staff;
