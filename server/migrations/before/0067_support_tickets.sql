-- What: support tickets with their conversation and files, and answers that are given often.
-- Why: whoever needs help asks a branch, head office or the software provider in one place, and what nobody answers in time is escalated.

create table support_ticket (
  id bigint generated always as identity primary key,
  number text not null unique,
  type text not null,
  priority text not null,
  subject text not null,
  search_key text not null,
  -- Who is asked; the branch where it is one.
  desk text not null,
  to_branch_id bigint references branch,
  -- Who asks: the branch whose staff raised it; null for people without one.
  branch_id bigint references branch,
  created_by bigint not null references staff,
  source text not null,
  label_id bigint references label,
  customer_id bigint references customer,
  clearance_id bigint references clearance,
  about_branch_id bigint references branch,
  status text not null,
  -- The desk wrote and nobody of the other side has looked since.
  unread boolean not null default false,
  -- By when the desk answers; null while it does not have to.
  due_at timestamptz,
  escalated_at timestamptz,
  ended_at timestamptz,
  last_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
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

create table support_ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket,
  at timestamptz not null,
  -- Null for what the system did.
  staff_id bigint references staff,
  side text not null,
  what text not null,
  body text
);
create index support_ticket_message_of_ticket on support_ticket_message (ticket_id, id);

create table support_ticket_file (
  file_id bigint primary key references stored_file,
  message_id bigint not null references support_ticket_message
);
create index support_ticket_file_of_message on support_ticket_file (message_id);

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
