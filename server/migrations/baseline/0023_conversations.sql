-- What: announcements, chats, questions and answers, feedback, support tickets, and messages to people outside.
-- Why: texts, readers and costs are kept.

create table announcement (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  status text not null,
  branch_id bigint references branch,
  for_roles text[] not null default '{}',
  for_branches bigint[] not null default '{}',
  created_by bigint not null references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  search_key text not null,
  version integer not null default 1
);
create index announcement_published on announcement (published_at desc, id desc) where published_at is not null;
create index announcement_by_status on announcement (status, id desc);
create index announcement_search on announcement using gin (search_key gin_trgm_ops);

create table announcement_read (
  announcement_id bigint not null references announcement,
  staff_id bigint not null references staff,
  read_at timestamptz not null,
  primary key (announcement_id, staff_id)
);
create index announcement_read_by on announcement_read (staff_id, announcement_id);

create table chat (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('person', 'group', 'branch', 'collection')),
  -- Name and owner of a group made by hand. When its owner leaves, the oldest member becomes the owner.
  name text,
  owner_id bigint references staff,
  -- Of two people, the one with the smaller number first.
  first_id bigint references staff,
  second_id bigint references staff check (first_id < second_id),
  branch_id bigint unique references branch,
  branch_collection_id bigint unique references branch_collection on delete set null,
  -- Number of the newest message; a reader's unread messages are those after their own pointer.
  last_seq integer not null default 0,
  last_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (first_id, second_id)
);
create index chat_of_second on chat (second_id);

create table chat_member (
  chat_id bigint not null references chat,
  staff_id bigint not null references staff,
  joined_at timestamptz not null,
  primary key (chat_id, staff_id)
);
create index chat_member_of_person on chat_member (staff_id);
create view chat_person as
  select c.id as chat_id, c.first_id as staff_id from chat c where c.first_id is not null
  union select c.id, c.second_id from chat c where c.second_id is not null
  union select m.chat_id, m.staff_id from chat_member m
  union select c.id, st.id from chat c join staff st on st.branch_id = c.branch_id
  union select c.id, sb.staff_id from chat c join staff_branch sb on sb.branch_id = c.branch_id
  union select c.id, st.id from chat c join branch b on b.branch_collection_id = c.branch_collection_id
    join staff st on st.branch_id = b.id
  union select c.id, st.id from chat c join staff st on st.branch_collection_id = c.branch_collection_id;

-- How far a person has read; written with the first message that they could read.
create table chat_reading (
  chat_id bigint not null references chat,
  staff_id bigint not null references staff,
  read_seq integer not null,
  primary key (staff_id, chat_id)
);
create index chat_reading_of_chat on chat_reading (chat_id);

create table chat_message (
  chat_id bigint not null references chat,
  seq integer not null,
  at timestamptz not null,
  staff_id bigint not null references staff,
  body text,
  search_key text not null,
  file_id bigint references stored_file,
  -- The number that the device gave it: a message that is sent again is the same one.
  sent_id uuid not null,
  primary key (chat_id, seq),
  unique (staff_id, sent_id)
);
create index chat_message_search on chat_message using gin (search_key gin_trgm_ops);

create table qanda (
  id bigint generated always as identity primary key,
  category text not null,
  position integer not null check (position > 0),
  question_en text not null,
  question_mm text not null,
  question_zh text,
  answer_en text not null,
  answer_mm text not null,
  answer_zh text,
  search_key text not null,
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index qanda_in_order on qanda (category, position, id);
create index qanda_search on qanda using gin (search_key gin_trgm_ops);

create table feedback (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- Of the label, so that what is open is counted by merchant without it.
  merchant_id bigint references customer,
  score integer not null check (score between 1 and 5),
  body text not null,
  source text not null,
  status text not null,
  -- Null when it was not entered by staff.
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
-- A receiver says once what they think, however often the page is sent.
create unique index feedback_of_receiver on feedback (label_id) where source = 'receiver';

create table support_ticket (
  id bigint generated always as identity primary key,
  number text not null unique,
  type text not null,
  priority text not null,
  subject text not null,
  search_key text not null,
  -- The desk that answers, and its branch if it is one.
  desk text not null,
  to_branch_id bigint references branch,
  -- Who asks: the branch whose staff raised it; null for people without one.
  branch_id bigint references branch,
  created_by bigint references staff,
  source text not null,
  label_id bigint references label,
  customer_id bigint references customer,
  clearance_id bigint references clearance,
  about_branch_id bigint references branch,
  status text not null,
  -- The desk wrote and the other side has not opened it since.
  unread boolean not null default false,
  -- By when the desk answers; null while it does not have to.
  due_at timestamptz,
  escalated_at timestamptz,
  ended_at timestamptz,
  last_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  api_key_id bigint references api_key,
  -- Null: it waits for everybody of its desk.
  to_staff_id bigint references staff,
  constraint support_ticket_of_somebody check (created_by is not null or api_key_id is not null)
);
create index support_ticket_of_branch on support_ticket (branch_id, last_at desc);
create index support_ticket_to_branch on support_ticket (to_branch_id, last_at desc);
create index support_ticket_of_desk on support_ticket (desk, last_at desc);
create index support_ticket_of_person on support_ticket (created_by, last_at desc);
create index support_ticket_of_label on support_ticket (label_id) where label_id is not null;
create index support_ticket_due on support_ticket (due_at) where due_at is not null;
create index support_ticket_unread on support_ticket (created_by) where unread;
create index support_ticket_ended on support_ticket (ended_at) where ended_at is not null;
create index support_ticket_search on support_ticket using gin (search_key gin_trgm_ops);
create index support_ticket_of_key on support_ticket (api_key_id, last_at desc) where api_key_id is not null;
create index support_ticket_handed_to on support_ticket (to_staff_id) where to_staff_id is not null and ended_at is null;
create index support_ticket_of_customer on support_ticket (customer_id, last_at desc) where customer_id is not null;
create index support_ticket_of_clearance on support_ticket (clearance_id, last_at desc) where clearance_id is not null;

create table support_ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket,
  at timestamptz not null,
  -- Null for what the system did.
  staff_id bigint references staff,
  side text not null,
  what text not null,
  body text,
  api_key_id bigint references api_key
);
create index support_ticket_message_of_ticket on support_ticket_message (ticket_id, id);

create table support_ticket_file (
  file_id bigint primary key references stored_file,
  message_id bigint not null references support_ticket_message
);
create index support_ticket_file_of_message on support_ticket_file (message_id);

create table support_ticket_seen (
  ticket_id bigint not null references support_ticket(id) on delete cascade,
  staff_id bigint not null references staff(id),
  -- The last message of the ticket when they looked.
  last_at timestamptz not null,
  primary key (ticket_id, staff_id)
);

create table canned_answer (
  id bigint generated always as identity primary key,
  title text not null,
  text_en text not null,
  text_mm text not null,
  text_zh text,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index canned_answer_search on canned_answer using gin (search_key gin_trgm_ops);

create table message (
  id bigint generated always as identity primary key,
  purpose text not null,
  -- Id of the cause within its purpose: an entry of the history, a step of a visit, a document. Null for a text by a user.
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
  -- All servers share the pace of the provider: no server takes messages before this moment.
  paced_until timestamptz not null default '2000-01-01',
  version integer not null default 1
);

create table message_opt_out (
  id bigint generated always as identity primary key,
  phone text not null unique,
  note text,
  created_by bigint references staff,
  created_at timestamptz not null
);

-- Language chosen on the page of a parcel that was opened with the digits of this number.
create table phone_language (
  phone text primary key,
  locale text not null,
  chosen_at timestamptz not null
);

-- Every branch and every collection has its group from the beginning.
create function open_chat() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'branch' then
    insert into chat (kind, branch_id, created_at, updated_at) values ('branch', new.id, new.created_at, new.created_at);
  else
    insert into chat (kind, branch_collection_id, created_at, updated_at)
    values ('collection', new.id, new.created_at, new.created_at);
  end if;
  return null;
end $$;
create trigger branch_has_chat after insert on branch for each row execute function open_chat();
create trigger branch_collection_has_chat after insert on branch_collection for each row execute function open_chat();

insert into message_setting default values;
