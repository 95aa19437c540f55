-- What: questions of daily work with their answers, in three languages.
-- Why: everybody finds how a thing is done without asking somebody; head office writes it once.

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
