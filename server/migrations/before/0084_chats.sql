-- What: conversations of staff: of two people, of groups made by hand, of a branch and of a collection of branches.
-- Why: people of the operator write to each other where they work (decisions 10). Who is in a conversation is said once, by the view chat_person: the
-- members of a branch or of a collection are its people at that moment, so whoever leaves the branch has left its conversation.

create table chat (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('person', 'group', 'branch', 'collection')),
  -- Of a group made by hand: what it is called, and who founded it. After its founder whoever has been in it longest keeps it.
  name text,
  owner_id bigint references staff,
  -- Of two people, the one with the smaller number first.
  first_id bigint references staff,
  second_id bigint references staff check (first_id < second_id),
  branch_id bigint unique references branch,
  branch_collection_id bigint unique references branch_collection on delete set null,
  -- The number of the newest message: whoever counts what is unread takes their own pointer from it.
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

-- How far somebody has read; written first with the first message that they could read.
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

create index staff_by_collection on staff (branch_collection_id) where branch_collection_id is not null;
create index branch_by_collection on branch (branch_collection_id) where branch_collection_id is not null;

create view chat_person as
  select c.id as chat_id, c.first_id as staff_id from chat c where c.first_id is not null
  union select c.id, c.second_id from chat c where c.second_id is not null
  union select m.chat_id, m.staff_id from chat_member m
  union select c.id, st.id from chat c join staff st on st.branch_id = c.branch_id
  union select c.id, sb.staff_id from chat c join staff_branch sb on sb.branch_id = c.branch_id
  union select c.id, st.id from chat c join branch b on b.branch_collection_id = c.branch_collection_id
    join staff st on st.branch_id = b.id
  union select c.id, st.id from chat c join staff st on st.branch_collection_id = c.branch_collection_id;

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
insert into chat (kind, branch_id, created_at, updated_at) select 'branch', id, created_at, created_at from branch;
insert into chat (kind, branch_collection_id, created_at, updated_at)
select 'collection', id, created_at, created_at from branch_collection;
