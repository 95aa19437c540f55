-- What: sums of reports for slices of the day that is still open, and marks of the moments in them that have changed since.
-- Why: a report with the open day read all rows of that day. A slice of it nearly never changes once its time is over; when it does (a late scan, a step taken
-- back, a corrected parcel), the change marks its moment in the same transaction, and the rows of that slice are read until its sums are made again.

-- Sums of slices may be made up to this moment, once every transaction that wrote without knowing so has ended.
alter table report_frontier add column moment timestamptz not null default '-infinity', add column moment_settled_after xid8;

-- Changes before that moment, of days whose sums are not kept yet.
create table report_slice_change (
  id bigint generated always as identity primary key,
  kind text not null,
  at timestamptz not null
);
create index report_slice_change_of on report_slice_change (kind, at);

-- Slices `[begins, ends)` of a day whose sums are kept. They stay until the day after theirs is over too: a reader may just have chosen them.
create table report_slice (
  report text not null,
  kind text not null,
  day date not null,
  begins timestamptz not null,
  ends timestamptz not null,
  definition text not null,
  made_at timestamptz not null,
  primary key (report, begins)
);
create index report_slice_of_day on report_slice (day);

create table report_slice_sum (
  report text not null,
  grouping_by text not null,
  day date not null,
  begins timestamptz not null,
  branch_id bigint,
  known boolean not null,
  key text,
  rows int not null,
  sums bigint[] not null
);
create index report_slice_sum_of on report_slice_sum (report, grouping_by, begins);
create index report_slice_sum_begins on report_slice_sum (begins);
create index report_slice_sum_of_key on report_slice_sum (report, grouping_by, key, begins) where grouping_by = 'customer';

-- Marks the days of these moments that are over, and the moments themselves where slices of their day may be kept.
create function mark_report_moments(kinds text[], moments timestamptz[]) returns void language sql as $$
  with frontier as (select (day + 1)::timestamp at time zone 'Asia/Yangon' as opens, moment from report_frontier),
  days as (
    insert into report_change (kind, day)
    select distinct k, day_in_yangon(m) from unnest(moments) m cross join unnest(kinds) k, frontier where m < opens)
  insert into report_slice_change (kind, at)
  select distinct k, m from unnest(moments) m cross join unnest(kinds) k, frontier where m >= opens and m < moment
$$;

create or replace function mark_days_of_entries() returns trigger language plpgsql as $$
declare
  upto timestamptz := (select greatest((day + 1)::timestamp at time zone 'Asia/Yangon', moment) from report_frontier);
begin
  if exists (select from changed where at < upto) then
    -- What a later step of the same parcel counts as may depend on one that comes late or is taken back.
    perform mark_report_moments('{steps,cod}', (
      select array_agg(distinct m) from (
        select at as m from changed
        union all select e.at from changed c join label_entry e on e.label_id = c.label_id and e.at >= c.at) x));
  end if;
  return null;
end $$;

create or replace function mark_days_of_journals() returns trigger language plpgsql as $$
declare
  upto date;
  until timestamptz;
  moments timestamptz[];
begin
  select day, greatest((day + 1)::timestamp at time zone 'Asia/Yangon', moment) into upto, until from report_frontier;
  if exists (select from changed where business_date <= upto) then
    perform mark_report_days('{postings,credit,days}', (select array_agg(distinct business_date) from changed));
  end if;
  select array_agg(distinct e.at) into moments
  from changed j join label_entry e on e.id = j.entry_id
  where e.at < until;
  if moments is not null then
    perform mark_report_moments('{steps,cod}', moments);
  end if;
  return null;
end $$;

-- The columns of a parcel by which its steps are grouped, chosen or added up. Its journals are of its merchant.
create or replace function mark_days_of_parcel() returns trigger language plpgsql as $$
declare
  parcel bigint := case tg_table_name when 'label' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'label_id')::bigint end;
begin
  perform mark_report_moments('{steps,cod}', (select array_agg(distinct at) from label_entry where label_id = parcel));
  if tg_table_name = 'label' then
    perform mark_report_days('{postings,messages}', (
      select array_agg(distinct d) from (
        select business_date from journal where label_id = parcel
        union all select day_in_yangon(sent_at) from message where label_id = parcel and sent_at is not null) x(d)));
  end if;
  return null;
end $$;
drop trigger label_marks_days on label;
create trigger label_marks_days after update on label for each row
  when (old.merchant_id is distinct from new.merchant_id or old.service_type <> new.service_type or old.payment_type <> new.payment_type
    or old.cod_amount <> new.cod_amount or old.shipping_total <> new.shipping_total)
  execute function mark_days_of_parcel();
