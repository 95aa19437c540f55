-- What: the tree of places (region, town or township, quarter or village tract, street) and the townships of identity cards.
-- Why: addresses, delivery branches and prices depend on where something is. A place keeps both widths of its postcode.

create table place (
  id bigint generated always as identity primary key,
  type text not null,
  parent_id bigint references place,
  name_en text not null,
  name_mm text not null,
  name_zh text,
  -- Its own: seven digits of a quarter or village tract, five of a town or township, two of a region; none of a street or of a city of townships.
  postcode text,
  -- The five digits of its town or township, which branches and printed labels use.
  branch_postcode text,
  -- Three capital letters of a region.
  code text,
  district_en text,
  district_mm text,
  -- The branch that delivers there, and whether it is far from everything; null inherits from the place above.
  branch_id bigint references branch,
  remote boolean not null default false,
  active boolean not null default true,
  -- Inherited along the tree, and stored because prices, lists and searches need it: the region, the town that prices are made for (the nearest
  -- town on the way up, the township where no town holds it), the branch, remoteness, use. domain/src/rooms/places/place-facts.ts says how.
  region_id bigint references place,
  town_id bigint references place,
  delivers_id bigint references branch,
  is_remote boolean not null default false,
  in_use boolean not null default true,
  -- Its names and codes, each behind a bar: domain/src/rooms/places/place-search.ts makes it and asks it.
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  lon double precision,
  lat double precision,
  -- Delivers; null where the place or one above names a branch. Computed when branches or places change.
  nearest_id bigint references branch
);
create unique index place_postcode on place (postcode) where postcode is not null;
create index place_in_order on place (postcode, id);
create unique index place_region_code on place (code) where code is not null;
create index place_of_parent on place (parent_id, id);
create index place_by_type on place (type, postcode, id);
create index place_of_region on place (region_id);
create index place_of_town on place (town_id);
create index place_by_branch on place (branch_id) where branch_id is not null;
create index place_delivered_by on place (delivers_id) where delivers_id is not null;
-- Without the list of pending entries: an import would leave it so long that the index is not used until the next vacuum.
create index place_search on place using gin (search_key gin_trgm_ops) with (fastupdate = off);
alter table branch add constraint branch_place_id_fkey foreign key (place_id) references place deferrable initially deferred;
create trigger place_cached after insert or update or delete on place
  for each statement execute function bump_cache_version('place');

create table nrc_township (
  id bigint generated always as identity primary key,
  state_no integer not null check (state_no between 1 and 14),
  prefix_mm text not null,
  prefix_en text not null,
  -- Other spellings in Latin letters that cards carry.
  prefix_en_alt text[] not null default '{}',
  township_en text not null,
  township_mm text not null
);
create unique index nrc_township_key on nrc_township (state_no, prefix_mm, township_en);
create trigger nrc_township_cached after insert or update or delete on nrc_township
  for each statement execute function bump_cache_version('nrc_township');
