-- What: links that open the proofs of one parcel without signing in.
-- Why: a merchant or a receiver is shown what happened; who made a link, when, for whom and how often it was opened stays known, and it can be taken back.

create table proof_link (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- For whom it was made, in the maker's words.
  made_for text not null,
  made_by bigint not null references staff,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_by bigint references staff,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);
create index proof_link_of_label on proof_link (label_id, id desc);
