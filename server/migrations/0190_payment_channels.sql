-- Payment channels: wallets, bank QRs and card terminals by which receivers pay the operator. Their terms are dated, proposed by one person and
-- confirmed by another, and never changed afterwards, so that each payment can be judged by the terms of its day.

create table payment_channel (
  id bigint generated always as identity primary key,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table payment_channel_terms (
  id bigint generated always as identity primary key,
  payment_channel_id bigint not null references payment_channel,
  status text not null,
  starts_on date not null,
  name_en text not null,
  name_mm text not null,
  name_zh text,
  kind text not null,
  bank_account_id bigint not null references bank_account,
  branch_ids bigint[] not null,
  fee_percent integer not null check (fee_percent between 0 and 10000),
  fee_fixed bigint not null check (fee_fixed >= 0),
  fee_by text not null,
  settle_days integer not null,
  case_days integer not null,
  needs_reference boolean not null,
  needs_picture boolean not null check (needs_reference or needs_picture),
  static_qr text,
  search_key text not null,
  proposed_by bigint not null references staff,
  proposed_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  constraint payment_channel_terms_two_people check (status <> 'confirmed' or (decided_by is not null and decided_by <> proposed_by))
);
comment on column payment_channel_terms.branch_ids is 'Branches that use the channel; empty for all.';
comment on column payment_channel_terms.fee_percent is 'Hundredths of a percent of a payment.';
create unique index payment_channel_terms_waiting on payment_channel_terms (payment_channel_id) where status = 'proposed';
create index payment_channel_terms_by_day on payment_channel_terms (payment_channel_id, status, starts_on, id);
