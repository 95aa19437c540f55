-- What: announcements, whom they are for, who has read them.
-- Why: the bell of every user is one indexed question.

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
