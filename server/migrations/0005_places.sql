-- What: the tree of places (region, town or township, quarter or village tract, street) and the townships of identity cards.
-- Why: addresses, delivery branches and prices all ask where something is. A place keeps both widths of its postcode.
create table place (
  id bigint generated always as identity primary key,
  type text not null,
  parent_id bigint references place,
  -- The region a place lies in, and the town or township; itself for a region or town. Prices ask for these, so they are not looked for in the tree.
  region_id bigint references place,
  town_id bigint references place,
  name_en text not null,
  name_mm text not null,
  name_zh text,
  -- Seven digits where the official list knows them, two for a region, four for a town.
  postcode text,
  -- The older code of five digits, which branches and printed labels use.
  branch_postcode text,
  -- Three capital letters of a region.
  code text,
  district_en text,
  district_mm text,
  -- The branch that delivers there, and whether it is far from everything.
  branch_id bigint references branch,
  remote boolean not null default false,
  active boolean not null default true,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index place_postcode on place (type, postcode) where postcode is not null;
create unique index place_region_code on place (code) where code is not null;
create index place_of_parent on place (parent_id, id);
create index place_by_type on place (type, id);
create index place_by_branch on place (branch_id) where branch_id is not null;
create index place_search on place using gin (search_key gin_trgm_ops);
create trigger place_cached after insert or update or delete on place
  for each statement execute function bump_cache_version('place');

create table nrc_township (
  id bigint generated always as identity primary key,
  state_no integer not null check (state_no between 1 and 14),
  prefix_mm text not null,
  prefix_en text not null,
  township_en text not null,
  township_mm text not null
);
create unique index nrc_township_key on nrc_township (state_no, prefix_mm, township_en);
create trigger nrc_township_cached after insert or update or delete on nrc_township
  for each statement execute function bump_cache_version('nrc_township');
