-- What: channels before SMS (e-mail, Viber, WhatsApp), their order for each group of purposes, and the channel that a customer chose.
-- Why: people read other messages than SMS, which cost less; SMS remains for those whom they do not reach.

create table message_channel (
  channel text primary key,
  is_active boolean not null default false,
  account text,
  token text,
  body_template text,
  reports boolean not null default false,
  pace integer not null default 10 check (pace > 0),
  price bigint not null default 0,
  paced_until timestamptz not null default '2000-01-01 00:00:00+00',
  version integer not null default 1,
  updated_by bigint references staff,
  updated_at timestamptz not null
);

create table message_route (
  message_group text primary key,
  channels text[] not null,
  wait_minutes integer not null,
  may_choose boolean not null,
  version integer not null default 1,
  updated_by bigint references staff,
  updated_at timestamptz not null
);

-- The channel of a message, those that follow it, and when the next one is used.
alter table message
  add column channel text not null default 'sms',
  add column later text[] not null default '{}',
  add column wait_minutes integer not null default 0,
  add column fallback_at timestamptz,
  add column email text;
create index message_fallback on message (fallback_at) where fallback_at is not null;

alter table customer add column message_channel text;
