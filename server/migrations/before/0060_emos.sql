-- What: electronic money orders, the codes that were tried on them, and their dated fees and limits.
-- Why: money that is paid in at one branch and fetched at another (F-10) is owed from its sale to its end, and each step of it stands in the ledger.

create table emo (
  id bigint generated always as identity primary key,
  number text not null unique,
  status text not null,
  sell_branch_id bigint not null references branch,
  pay_branch_id bigint not null references branch,
  sender_name text not null,
  sender_phone text not null,
  sender_nrc text not null,
  -- State, kind and digits of the card: one person is counted as one however the card is spelled.
  sender_nrc_key text not null,
  payee_name text not null,
  payee_phone text not null,
  payee_nrc text not null,
  payee_nrc_key text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  remark text,
  search_key text not null,
  sold_by bigint not null references staff,
  sold_at timestamptz not null,
  sold_on date not null,
  -- The pick-up code is kept as a keyed hash alone. Who had it made has seen it.
  code_hash bytea,
  code_by bigint references staff,
  tries integer not null default 0 check (tries between 0 and 5),
  tried_by bigint references staff,
  taken_by bigint references staff,
  taken_at timestamptz,
  approved_by bigint references staff,
  approved_at timestamptz,
  paid_by bigint references staff,
  paid_at timestamptz,
  returned_at timestamptz,
  refunded_by bigint references staff,
  refunded_at timestamptz,
  refund_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((code_hash is null) = (code_by is null)),
  check (paid_at is null or refunded_at is null)
);
create index emo_by_status on emo (status, sold_at desc, id);
create index emo_of_selling on emo (sell_branch_id, status, sold_at desc, id);
create index emo_of_paying on emo (pay_branch_id, status, sold_at desc, id);
create index emo_by_time on emo (sold_at desc, id);
create index emo_search on emo using gin (search_key gin_trgm_ops);
create index emo_of_sender_nrc on emo (sender_nrc_key, sold_on);
create index emo_of_sender_phone on emo (sender_phone, sold_on);
create index emo_of_payee_nrc on emo (payee_nrc_key, sold_on);
create index emo_of_payee_phone on emo (payee_phone, sold_on);

-- Every code that was given, before it was looked at; append only but for what came of it.
create table emo_try (
  id bigint generated always as identity primary key,
  emo_id bigint not null references emo,
  staff_id bigint not null references staff,
  at timestamptz not null,
  is_right boolean not null default false
);
create index emo_try_of on emo_try (emo_id, id);

-- What counts from a business day on. The latest row of a day is the one that counts; none is ever changed.
create table emo_terms (
  id bigint generated always as identity primary key,
  valid_from date not null,
  day_limit bigint not null check (day_limit > 0),
  steps jsonb not null,
  created_by bigint references staff,
  created_at timestamptz not null
);
create index emo_terms_by_day on emo_terms (valid_from desc, id desc);
create trigger emo_terms_is_append_only before update or delete on emo_terms for each row execute function refuse_change();

insert into emo_terms (valid_from, day_limit, steps, created_at) values ('2020-01-01', 3000000,
  '[{"up_to": 50000, "fee": 500}, {"up_to": 100000, "fee": 1000}, {"up_to": 300000, "fee": 2000}, {"up_to": 500000, "fee": 3000}, {"up_to": 1000000, "fee": 5000}]', now());
