-- What: stored sums of the reports by month, day and slice of the open day, marks of what has changed since, running tallies, and the owner's day.
-- Why: a report over a year must not read the rows of a year (decisions 14), and a dashboard must not count the open day again for each user.

-- Up to this day sums may be made, once everybody who wrote without knowing so has ended.
create table report_frontier (
  one boolean primary key default true check (one),
  day date not null default '-infinity',
  settled_after xid8,
  -- Sums of slices may be made up to this moment, once every transaction that wrote without knowing so has ended.
  moment timestamptz not null default '-infinity',
  moment_settled_after xid8
);

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
  -- Column of the grouping; empty for the whole day.
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

-- The months of which sums are kept, and by which definition. A month has them when every one of its days has, and they change in the transaction in which a
-- day of it does, so a month equals its days.
create table report_month (
  report text not null,
  month date not null,
  definition text not null,
  primary key (report, month)
);

-- As report_sum, the day being the first of the month.
create table report_month_sum (
  report text not null,
  grouping_by text not null,
  day date not null,
  branch_id bigint,
  known boolean not null,
  key text,
  rows int not null,
  sums bigint[] not null
);
create index report_month_sum_of on report_month_sum (report, grouping_by, day);
create index report_month_sum_of_key on report_month_sum (report, grouping_by, key, day) where grouping_by = 'customer';

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

-- Parcels by the day on which they were made and by the columns of their state that lists and queues filter. Increments are in a separate table without an
-- index, which costs a scan next to nothing; the job moves them on every minute.
create table label_tally_folded (
  day date not null,
  status text not null,
  shipping_type text not null,
  returning_home boolean not null,
  hops boolean not null,
  kept boolean not null,
  closed boolean not null,
  accept_branch_id bigint,
  deliver_branch_id bigint not null,
  holder_branch_id bigint not null,
  forward_branch_id bigint,
  n int not null,
  cod_amount bigint not null,
  shipping_total bigint not null
);
create index label_tally_of on label_tally_folded (status, day);

create table label_tally_added (
  like label_tally_folded
);
create view label_tally as select * from label_tally_folded union all select * from label_tally_added;

-- COD that is not settled, by state, the day on which it was delivered (the beginning of time before that) and the branches that may see it, that of the merchant among them.
create table cod_tally_folded (
  cod_status text not null,
  delivered_day date not null,
  accept_branch_id bigint,
  deliver_branch_id bigint not null,
  merchant_branch_id bigint,
  n int not null,
  cod_amount bigint not null
);
create index cod_tally_of on cod_tally_folded (cod_status, delivered_day);

create table cod_tally_added (
  like cod_tally_folded
);
create view cod_tally as select * from cod_tally_folded union all select * from cod_tally_added;

-- Movements of a till on a day, by the event of the journal; `cod` is the part owed to merchants.
create table till_tally_folded (
  account_id bigint not null,
  business_date date not null,
  event text not null,
  moved bigint not null,
  cod bigint not null
);
create index till_tally_of on till_tally_folded (account_id, business_date);
create index till_tally_of_day on till_tally_folded (business_date);

create table till_tally_added (
  like till_tally_folded
);
create view till_tally as select * from till_tally_folded union all select * from till_tally_added;

create table owner_day (
  day date primary key,
  made_at timestamptz not null
);
create trigger owner_day_is_append_only before update or delete on owner_day for each row execute function refuse_change();

create table owner_day_line (
  day date not null references owner_day,
  branch_id bigint not null references branch,
  -- By figure: the value and that of the day before.
  figures jsonb not null,
  primary key (day, branch_id)
);
create trigger owner_day_line_is_append_only before update or delete on owner_day_line for each row execute function refuse_change();

create table owner_day_seen (
  staff_id bigint primary key references staff,
  day date not null
);

create table owner_day_setting (
  one boolean primary key default true check (one),
  sheet_hour integer not null check (sheet_hour between 0 and 23),
  -- The sheet of the day by message (G-06): to which numbers, in which language. Empty until they are set.
  message_phones text[] not null default '{}',
  message_language text not null default 'mm' check (message_language in ('mm', 'en', 'zh'))
);

-- Marks days of some kinds of rows. It marks whether or not sums are kept, as they may be being made at this moment.
create function mark_report_days(kinds text[], days date[]) returns void language sql as $$
  insert into report_change (kind, day)
  select distinct k, d
  from unnest(days) d cross join unnest(kinds) k
  where d <= (select day from report_frontier)
$$;

-- A label's payment for messages is counted with its first message.
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

create function mark_days_of_keys() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{calls}', array[new.day]);
  return null;
end $$;
create trigger api_key_day_marks_day after insert or update on api_key_day for each row execute function mark_days_of_keys();

create function mark_day_of_draft() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{calls}', array[day_in_yangon(old.created_at)]);
  return null;
end $$;
create trigger label_of_key_gone_marks_day after delete on label for each row
  when (old.api_key_id is not null)
  execute function mark_day_of_draft();

-- Subtracts the former state of a parcel and adds the new one. By row, because a statement that joins its old and new rows is planned for few of them.
create function tally_state() returns trigger language plpgsql as $$
declare
  parcel constant bigint := case tg_op when 'DELETE' then old.label_id else new.label_id end;
  made date;
  cod bigint;
  shipping bigint;
begin
  select day_in_yangon(created_at), cod_amount, shipping_total into made, cod, shipping from label where id = parcel;
  if tg_op <> 'INSERT' then
    insert into label_tally_added values (made, old.status, old.shipping_type, old.return_step is not null, old.forward_hops <> '{}', old.held_until is not null, old.closed_at is not null,
      old.accept_branch_id, old.deliver_branch_id, old.holder_branch_id, old.forward_branch_id, -1, -cod, -shipping);
  end if;
  if tg_op <> 'DELETE' then
    insert into label_tally_added values (made, new.status, new.shipping_type, new.return_step is not null, new.forward_hops <> '{}', new.held_until is not null, new.closed_at is not null,
      new.accept_branch_id, new.deliver_branch_id, new.holder_branch_id, new.forward_branch_id, 1, cod, shipping);
  end if;
  return null;
end $$;
create trigger label_state_is_counted after insert or delete on label_state for each row execute function tally_state();
create trigger label_state_is_counted_again after update on label_state for each row
  when (old.status <> new.status or old.shipping_type <> new.shipping_type or (old.return_step is null) <> (new.return_step is null)
    or (old.forward_hops = '{}') <> (new.forward_hops = '{}') or (old.held_until is null) <> (new.held_until is null) or (old.closed_at is null) <> (new.closed_at is null)
    or old.accept_branch_id is distinct from new.accept_branch_id or old.deliver_branch_id <> new.deliver_branch_id
    or old.holder_branch_id <> new.holder_branch_id or old.forward_branch_id is distinct from new.forward_branch_id)
  execute function tally_state();

create function tally_cod() returns trigger language plpgsql as $$
declare
  parcel constant bigint := case tg_op when 'DELETE' then old.label_id else new.label_id end;
  owner_branch bigint;
  cod bigint;
begin
  select m.branch_id, l.cod_amount into owner_branch, cod from label l left join customer m on m.id = l.merchant_id where l.id = parcel;
  if tg_op <> 'INSERT' and old.cod_status not in ('complete', 'cancel') then
    insert into cod_tally_added
    values (old.cod_status, coalesce(day_in_yangon(old.delivered_at), '-infinity'), old.accept_branch_id, old.deliver_branch_id, owner_branch, -1, -cod);
  end if;
  if tg_op <> 'DELETE' and new.cod_status not in ('complete', 'cancel') then
    insert into cod_tally_added
    values (new.cod_status, coalesce(day_in_yangon(new.delivered_at), '-infinity'), new.accept_branch_id, new.deliver_branch_id, owner_branch, 1, cod);
  end if;
  return null;
end $$;
create trigger cod_is_counted after insert on label_state for each row
  when (new.cod_status is not null) execute function tally_cod();
create trigger cod_is_counted_out after delete on label_state for each row
  when (old.cod_status is not null) execute function tally_cod();
create trigger cod_is_counted_again after update on label_state for each row
  when (old.cod_status is distinct from new.cod_status
    or new.cod_status is not null and (old.delivered_at is distinct from new.delivered_at
      or old.accept_branch_id is distinct from new.accept_branch_id or old.deliver_branch_id <> new.deliver_branch_id))
  execute function tally_cod();

-- A label whose money or merchant is corrected. Its state is locked first, so a concurrent move has counted the former values, or counts the new ones.
create function tally_corrected_label() returns trigger language plpgsql as $$
begin
  perform from label_state where label_id = new.id for update;
  insert into label_tally_added
  select day_in_yangon(new.created_at), s.status, s.shipping_type, s.return_step is not null, s.forward_hops <> '{}', s.held_until is not null, s.closed_at is not null,
    s.accept_branch_id, s.deliver_branch_id, s.holder_branch_id, s.forward_branch_id, 0, new.cod_amount - old.cod_amount, new.shipping_total - old.shipping_total
  from label_state s where s.label_id = new.id;
  insert into cod_tally_added
  select s.cod_status, coalesce(day_in_yangon(s.delivered_at), '-infinity'), s.accept_branch_id, s.deliver_branch_id, m.branch_id, v.sign, v.sign * v.cod_amount
  from label_state s
    cross join (values (-1, old.merchant_id, old.cod_amount), (1, new.merchant_id, new.cod_amount)) v(sign, merchant_id, cod_amount)
    left join customer m on m.id = v.merchant_id
  where s.label_id = new.id and s.cod_status not in ('complete', 'cancel');
  return null;
end $$;
create trigger label_is_counted_again after update on label for each row
  when (old.cod_amount <> new.cod_amount or old.shipping_total <> new.shipping_total or old.merchant_id is distinct from new.merchant_id)
  execute function tally_corrected_label();

-- A merchant whom another branch looks after from now on. The states of their parcels are locked first, for the same reason.
create function tally_moved_merchant() returns trigger language plpgsql as $$
begin
  perform from label l join label_state s on s.label_id = l.id
  where l.merchant_id = new.id and s.cod_status not in ('complete', 'cancel') order by s.label_id for update of s;
  insert into cod_tally_added
  select s.cod_status, coalesce(day_in_yangon(s.delivered_at), '-infinity'), s.accept_branch_id, s.deliver_branch_id, v.branch_id, sum(v.sign), sum(v.sign * l.cod_amount)
  from label l join label_state s on s.label_id = l.id cross join (values (-1, old.branch_id), (1, new.branch_id)) v(sign, branch_id)
  where l.merchant_id = new.id and s.cod_status not in ('complete', 'cancel')
  group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger customer_is_counted_again after update on customer for each row
  when (old.branch_id is distinct from new.branch_id) execute function tally_moved_merchant();

-- Postings are never changed, and all of a journal are written by one statement.
create function tally_tills() returns trigger language plpgsql as $$
begin
  insert into till_tally_added
  select p.account_id, j.business_date, j.event, sum(p.amount), coalesce(sum(c.cod), 0)
  from added p
    join account a on a.id = p.account_id and a.kind = 'cash:branch'
    join journal j on j.id = p.journal_id
    left join lateral (
      select -sum(q.amount) filter (where (q.amount < 0) = (p.amount > 0)) as cod
      from posting q join account x on x.id = q.account_id and x.kind = 'payable:merchant'
      where q.journal_id = p.journal_id
    ) c on p.id = (select min(r.id) from posting r where r.journal_id = p.journal_id and r.account_id = p.account_id)
  group by 1, 2, 3;
  return null;
end $$;
create trigger posting_is_counted after insert on posting referencing new table as added
  for each statement execute function tally_tills();

-- Marks the days of these moments that are over, and the moments themselves where slices of their day may be kept.
create function mark_report_moments(kinds text[], moments timestamptz[]) returns void language sql as $$
  with frontier as (select (day + 1)::timestamp at time zone 'Asia/Yangon' as opens, moment from report_frontier),
  days as (
    insert into report_change (kind, day)
    select distinct k, day_in_yangon(m) from unnest(moments) m cross join unnest(kinds) k, frontier where m < opens)
  insert into report_slice_change (kind, at)
  select distinct k, m from unnest(moments) m cross join unnest(kinds) k, frontier where m >= opens and m < moment
$$;

create function mark_days_of_entries() returns trigger language plpgsql as $$
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
create trigger label_entry_marks_day after insert on label_entry referencing new table as changed
  for each statement execute function mark_days_of_entries();
create trigger label_entry_marks_day_again after update on label_entry referencing old table as changed
  for each statement execute function mark_days_of_entries();

-- The money of a step is that of all journals of its entry, and a reversal is posted on a later day.
create function mark_days_of_journals() returns trigger language plpgsql as $$
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
create trigger journal_marks_day after insert on journal referencing new table as changed
  for each statement execute function mark_days_of_journals();

-- The columns of a parcel by which its steps are grouped, chosen or added up. Its journals are of its merchant.
create function mark_days_of_parcel() returns trigger language plpgsql as $$
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
create trigger label_state_marks_days after update on label_state for each row
  when (old.deliver_branch_id <> new.deliver_branch_id
    or old.accept_branch_id is not null and old.accept_branch_id is distinct from new.accept_branch_id
    or old.accepted_at is not null and old.accepted_at is distinct from new.accepted_at
    or (coalesce(old.cod_status, '') in ('', 'complete', 'cancel')) <> (coalesce(new.cod_status, '') in ('', 'complete', 'cancel')))
  execute function mark_days_of_parcel();
create trigger label_marks_days after update on label for each row
  when (old.merchant_id is distinct from new.merchant_id or old.service_type <> new.service_type or old.payment_type <> new.payment_type
    or old.cod_amount <> new.cod_amount or old.shipping_total <> new.shipping_total)
  execute function mark_days_of_parcel();

insert into report_frontier default values;
