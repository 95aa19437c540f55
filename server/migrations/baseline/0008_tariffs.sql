-- What: price lists with their steps.
-- Why: a label's price is computed from the list that is valid on its day, and stays what it was.

create table tariff (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_mm text not null,
  name_zh text,
  status text not null,
  -- Counts from this business day on, until the next published one.
  valid_from date not null,
  -- Service rates, remote and oversize extras, insurance, return fee, tax, heaviest item: whole kyat, percent in hundredths of a percent, grams.
  rates jsonb not null,
  -- Services and kinds of items that are sold: [{ service_type, item_type }].
  offered jsonb not null,
  note text,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff,
  updated_at timestamptz not null,
  published_at timestamptz,
  published_by bigint references staff
);
create unique index tariff_valid_from on tariff (valid_from) where status = 'published';
create index tariff_by_day on tariff (valid_from, id);
-- App servers keep the tariffs that count in memory for as long as this number stays; what changes a draft does not concern them.
create trigger tariff_cached after insert or update of status or delete on tariff
  for each row execute function bump_cache_version('tariff');

-- One row a weight step. A zone is same_town, same_region or other_region, or a pair of regions in the direction of travel, which goes before these.
-- Steps are what is rated by weight; a flat price is agreed on the label and asks no table.
create table tariff_step (
  id bigint generated always as identity primary key,
  tariff_id bigint not null references tariff on delete cascade,
  service_type text not null,
  item_type text not null,
  zone text not null,
  from_region_id bigint references place,
  to_region_id bigint references place,
  up_to_g integer not null check (up_to_g > 0),
  price bigint not null check (price >= 0),
  -- Of the last step: each further kilogram begun.
  each_further_kg bigint check (each_further_kg >= 0),
  check ((from_region_id is null) = (to_region_id is null))
);
create unique index tariff_step_key on tariff_step (tariff_id, service_type, item_type, zone, coalesce(from_region_id, 0), coalesce(to_region_id, 0), up_to_g);
