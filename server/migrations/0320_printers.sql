-- What: label and receipt printers, each in the network of one branch.
-- Why: a counter prints at a printer that no cable joins to its computer, in the printer's own language.

create table printer (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  name text not null,
  language text not null,
  host text not null,
  port integer not null,
  search_key text not null,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index printer_of_branch on printer (branch_id, name, id);
create index printer_search on printer using gin (search_key gin_trgm_ops);
