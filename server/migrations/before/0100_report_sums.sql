-- What: sums of the reports by day, and marks of the days on which a row of a report has changed since.
-- Why: a report over a year must not read the rows of a year (decisions 14). A day that is over nearly never changes; when it does all the same (a late scan,
-- a step taken back, a parcel that is corrected), the change itself marks the day, and its rows are read until its sums are made again.

-- Up to this day sums may be made, once everybody who wrote without knowing so has ended.
create table report_frontier (
  one boolean primary key default true check (one),
  day date not null default '-infinity',
  settled_after xid8
);
insert into report_frontier default values;

-- Changes behind the frontier, by the kind of rows.
create table report_change (
  id bigint generated always as identity primary key,
  kind text not null,
  day date not null
);
create index report_change_of on report_change (kind, day);

-- The days of which sums are kept, and by which definition they were made.
create table report_day (
  report text not null,
  kind text not null,
  day date not null,
  definition text not null,
  made_at timestamptz not null,
  -- Branches with rows that not everybody who covers the branch may see.
  loose bigint[] not null,
  primary key (report, day)
);

create table report_sum (
  report text not null,
  -- What is grouped by; nothing for the whole of a day.
  grouping_by text not null,
  day date not null,
  branch_id bigint,
  -- Are the rows of a customer whom we know?
  known boolean not null,
  key text,
  rows int not null,
  sums bigint[] not null
);
create index report_sum_of on report_sum (report, grouping_by, day);
create index report_sum_of_key on report_sum (report, grouping_by, key, day) where grouping_by = 'customer';

-- Marks days of some kinds of rows. It marks whether or not sums are kept, as they may be being made at this moment.
create function mark_report_days(kinds text[], days date[]) returns void language sql as $$
  insert into report_change (kind, day)
  select distinct k, d
  from unnest(days) d cross join unnest(kinds) k
  where d <= (select day from report_frontier)
$$;
create function day_in_yangon(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Yangon')::date
$$;

create function mark_days_of_entries() returns trigger language plpgsql as $$
declare
  upto timestamptz := ((select day from report_frontier) + 1)::timestamp at time zone 'Asia/Yangon';
begin
  if exists (select from changed where at < upto) then
    perform mark_report_days('{steps,cod}', (select array_agg(distinct day_in_yangon(at)) from changed));
  end if;
  return null;
end $$;
create trigger label_entry_marks_day after insert on label_entry referencing new table as changed
  for each statement execute function mark_days_of_entries();
create trigger label_entry_marks_day_again after update on label_entry referencing old table as changed
  for each statement execute function mark_days_of_entries();

-- The money of a step is that of all journals of its entry, and a reversal is posted on a later day.
create function mark_days_of_journals() returns trigger language plpgsql as $$
declare
  upto date := (select day from report_frontier);
  days date[];
begin
  if exists (select from changed where business_date <= upto) then
    perform mark_report_days('{postings,credit,days}', (select array_agg(distinct business_date) from changed));
  end if;
  select array_agg(distinct day_in_yangon(e.at)) into days
  from changed j join label_entry e on e.id = j.entry_id
  where e.at < (upto + 1)::timestamp at time zone 'Asia/Yangon';
  if days is not null then
    perform mark_report_days('{steps,cod}', days);
  end if;
  return null;
end $$;
create trigger journal_marks_day after insert on journal referencing new table as changed
  for each statement execute function mark_days_of_journals();

-- What a label paid for messages stands with the first of them.
create function mark_days_of_postings() returns trigger language plpgsql as $$
declare
  paid bigint := (select id from account where kind = 'income' and name = 'sms');
begin
  if exists (select from changed where account_id = paid) then
    perform mark_report_days('{messages}', (
      select array_agg(distinct day_in_yangon(m.sent_at))
      from changed p join journal j on j.id = p.journal_id join message m on m.label_id = j.label_id
      where p.account_id = paid and m.sent_at is not null));
  end if;
  return null;
end $$;
create trigger posting_marks_day after insert on posting referencing new table as changed
  for each statement execute function mark_days_of_postings();

create function mark_days_of_messages() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{messages}', array_agg(distinct day_in_yangon(m.sent_at)))
  from (
    select sent_at from changed
    union all
    select o.sent_at from changed c join message o on o.label_id = c.label_id
  ) m
  where m.sent_at < ((select day from report_frontier) + 1)::timestamp at time zone 'Asia/Yangon'
  having count(*) > 0;
  return null;
end $$;
create trigger message_marks_day after insert on message referencing new table as changed
  for each statement execute function mark_days_of_messages();
create trigger message_marks_old_day after update on message referencing old table as changed
  for each statement execute function mark_days_of_messages();
create trigger message_marks_new_day after update on message referencing new table as changed
  for each statement execute function mark_days_of_messages();

-- The columns of a parcel by which its steps are grouped or chosen. Its journals are of its merchant.
create function mark_days_of_parcel() returns trigger language plpgsql as $$
declare
  parcel bigint := case tg_table_name when 'label' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'label_id')::bigint end;
begin
  perform mark_report_days('{steps,cod}', (select array_agg(distinct day_in_yangon(at)) from label_entry where label_id = parcel));
  if tg_table_name = 'label' then
    perform mark_report_days('{postings,messages}', (
      select array_agg(distinct d) from (
        select business_date from journal where label_id = parcel
        union all select day_in_yangon(sent_at) from message where label_id = parcel and sent_at is not null) x(d)));
  end if;
  return null;
end $$;
create trigger label_marks_days after update on label for each row
  when (old.merchant_id is distinct from new.merchant_id or old.service_type <> new.service_type or old.payment_type <> new.payment_type
    or old.cod_amount <> new.cod_amount)
  execute function mark_days_of_parcel();
create trigger label_state_marks_days after update on label_state for each row
  when (old.deliver_branch_id <> new.deliver_branch_id
    or old.accept_branch_id is not null and old.accept_branch_id is distinct from new.accept_branch_id
    or old.accepted_at is not null and old.accepted_at is distinct from new.accepted_at
    or (coalesce(old.cod_status, '') in ('', 'complete', 'cancel')) <> (coalesce(new.cod_status, '') in ('', 'complete', 'cancel')))
  execute function mark_days_of_parcel();

create function mark_days_of_open_items() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{credit}', (select array_agg(distinct j.business_date) from changed i join journal j on j.id = i.journal_id));
  return null;
end $$;
create trigger open_item_marks_day after insert on open_item referencing new table as changed
  for each statement execute function mark_days_of_open_items();
create trigger open_item_marks_day_again after update on open_item referencing old table as changed
  for each statement execute function mark_days_of_open_items();
create trigger open_item_gone_marks_day after delete on open_item referencing old table as changed
  for each statement execute function mark_days_of_open_items();

create function mark_closed_day() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{days}', array[new.business_date]);
  return null;
end $$;
create trigger business_day_marks_day after insert on business_day for each row execute function mark_closed_day();

create function mark_days_of_expense() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{postings}', (select array_agg(distinct business_date) from journal where expense_id = new.id));
  return null;
end $$;
create trigger expense_marks_day after update on expense for each row
  when (old.vendor is distinct from new.vendor) execute function mark_days_of_expense();

create function mark_days_of_customer() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{credit}', (
    select array_agg(distinct j.business_date)
    from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
    where a.customer_id = new.id));
  return null;
end $$;
create trigger customer_marks_days after update on customer for each row
  when (old.branch_id is distinct from new.branch_id) execute function mark_days_of_customer();
