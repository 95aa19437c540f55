-- What: feedback about parcels, from one to five and in words, with what was done about it.
-- Why: what receivers and merchants think is heard, has an owner, and is counted by merchant until somebody acts.

create table feedback (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- Of the label, so that what is open is counted by merchant without it.
  merchant_id bigint references customer,
  score integer not null check (score between 1 and 5),
  body text not null,
  source text not null,
  status text not null,
  -- Null where nobody of the operator wrote it down.
  created_by bigint references staff,
  owner_id bigint references staff,
  done text,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index feedback_latest on feedback (created_at desc, id desc);
create index feedback_by_status on feedback (status, created_at desc);
create index feedback_of_label on feedback (label_id);
create index feedback_of_merchant on feedback (merchant_id, created_at desc);
