-- What: where places lie, the open branch that is nearest to each, the place in which a branch stands, and which lists that the product ships were taken.
-- Why: every township can be a destination on the first day. A branch's town was free text and decided whether a parcel travels directly.
alter table place
  add column lon double precision,
  add column lat double precision,
  -- Delivers; null where the place or one above names a branch. Computed when branches or places change.
  add column nearest_id bigint references branch;
-- Null while the text in `town` has not been matched with a place; the list of branches shows those.
-- Checked at the commit: places name branches as well, and the sandbox copies the branches first.
alter table branch add column place_id bigint references place deferrable initially deferred;
create index branch_without_place on branch (id) where place_id is null;
create table shipped_list (
  name text primary key,
  taken_at timestamptz not null
);
