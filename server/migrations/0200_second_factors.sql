-- What: the second factor of sign-ins: an authenticator app, recovery codes, and devices that are trusted for a while.
-- Why: a password that somebody else knows must not be enough for accounts that move money.

create table second_factor (
  staff_id bigint primary key references staff (id),
  -- Shared with the app (RFC 6238); the server computes the same codes.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until the first right code; until then nothing is asked for.
  confirmed_at timestamptz,
  -- The time step of the last code, so that no code is taken twice.
  last_step bigint not null default 0,
  reset_asked_by bigint references staff (id),
  reset_asked_at timestamptz
);

create table recovery_code (
  staff_id bigint not null references second_factor (staff_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table trusted_device (
  token_hash bytea primary key,
  staff_id bigint not null references second_factor (staff_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_device_staff on trusted_device (staff_id);
