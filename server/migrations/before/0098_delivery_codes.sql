-- What: the code that only the receiver of a parcel is sent when it goes out for delivery, tries of it, and who decided to do without it.
-- Why: a parcel whose label asks for it is handed over to nobody who cannot say the code; whoever carries it can neither read nor guess it.

create table delivery_code (
  label_id bigint primary key references label,
  -- The parcel for which the code was made: another one than its own for pieces that were parted from it.
  made_for bigint not null references label,
  -- Null while nobody was sent one: there is no number to send it to, or it asked for no more.
  code_hash bytea,
  tries integer not null default 0,
  -- Asked for by hand since the parcel went out.
  resends integer not null default 0,
  sent_at timestamptz,
  went_out_at timestamptz not null,
  waived_by bigint references staff,
  waived_at timestamptz,
  waived_why text,
  check ((waived_by is null) = (waived_at is null))
);

create table delivery_code_try (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  scan_id text not null,
  typed_hash bytea not null,
  is_right boolean not null default false,
  staff_id bigint not null references staff,
  at timestamptz not null
);
create index delivery_code_try_of on delivery_code_try (label_id, id);

alter table delivery_proof add column code_right boolean not null default false;
