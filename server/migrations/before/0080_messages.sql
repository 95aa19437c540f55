-- What: messages to people outside, each try to hand them to a gateway, their texts and settings, and numbers that asked for no more.
-- Why: whoever waits for a parcel or sent one hears of it with the step itself; what was said to whom, and what it cost, stays known.

create table message (
  id bigint generated always as identity primary key,
  purpose text not null,
  -- What caused it, numbered within its purpose: an entry of the history, a step of a visit, a document. Null for what a person wrote.
  event bigint,
  branch_id bigint not null references branch,
  label_id bigint references label,
  customer_id bigint references customer,
  pickup_request_id bigint references pickup_request,
  clearance_id bigint references clearance,
  emo_id bigint references emo,
  status text not null,
  -- Both null until it is written, a moment after its event; the text of a code again null once it is sent.
  phone text,
  text text,
  locale text,
  segments integer not null default 0,
  cost bigint not null default 0,
  gateway text,
  reason text,
  -- When it is to be tried next: by day, unless it holds a code.
  due_at timestamptz not null,
  expires_at timestamptz,
  tries integer not null default 0,
  resends integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  created_by bigint references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint message_once unique (purpose, event)
);
create index message_latest on message (created_at desc, id desc);
create index message_of_branch on message (branch_id, created_at desc, id desc);
create index message_of_label on message (label_id, id) where label_id is not null;
create index message_of_phone on message (phone text_pattern_ops) where phone is not null;
create index message_to_write on message (id) where status = 'queued' and phone is null;
create index message_due on message (due_at, id) where status = 'queued' and phone is not null;
create index message_being_sent on message (claimed_at) where status = 'sending';
create index message_by_status on message (status, created_at desc);
create index message_sent_on on message (sent_at) where sent_at is not null;

create table message_try (
  id bigint generated always as identity primary key,
  message_id bigint not null references message,
  at timestamptz not null,
  gateway text not null,
  outcome text not null,
  answer text,
  took_ms integer not null
);
create index message_try_of on message_try (message_id, id);

create table message_template (
  purpose text primary key,
  is_active boolean not null,
  mm text not null,
  en text not null,
  zh text not null,
  version integer not null default 1,
  updated_by bigint references staff,
  updated_at timestamptz not null
);

create table message_setting (
  id integer primary key default 1 check (id = 1),
  gateway text not null default 'outbox',
  body_template text not null default '{"to":"{to}","text":"{text}","id":"{id}"}',
  sent_when text,
  knows_repeats boolean not null default false,
  pace integer not null default 10 check (pace > 0),
  timeout_seconds integer not null default 10,
  language text not null default 'mm',
  quiet_from integer not null default 21,
  quiet_to integer not null default 7,
  segment_cost bigint not null default 0,
  -- The pace belongs to the provider, so all servers share it: nobody takes messages before this moment.
  paced_until timestamptz not null default '2000-01-01',
  version integer not null default 1
);
insert into message_setting default values;

create table message_opt_out (
  id bigint generated always as identity primary key,
  phone text not null unique,
  note text,
  created_by bigint references staff,
  created_at timestamptz not null
);
