-- What: passkeys (WebAuthn) beside the authenticator app. A person has a second factor when they have an app, a passkey, or both.
-- Why: a passkey cannot be read to a caller or typed into a false page, and needs no phone with an app.

-- A person with passkeys alone has no secret of an app.
alter table second_factor alter secret drop not null;
-- Null until the first right code of the app. `confirmed_at` is the time of the first factor of any kind.
alter table second_factor add app_at timestamptz;
update second_factor set app_at = confirmed_at;

create table passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references second_factor (staff_id) on delete cascade,
  name text not null,
  -- Chosen by the authenticator.
  credential_id text not null unique,
  public_key bytea not null,
  -- Counts the uses, where the authenticator counts them; one that goes back is a copy.
  sign_count bigint not null,
  transports text[] not null,
  -- Host name that the passkey is valid for.
  rp_id text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_staff on passkey (staff_id);

-- A question to an authenticator, answered once.
create table passkey_challenge (
  challenge text primary key,
  staff_id bigint not null references staff (id),
  purpose text not null,
  -- Address of the page that the answer must come from.
  origin text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_staff on passkey_challenge (staff_id);
