-- What: a case for every missing parcel, with its search plan and what was decided.
-- Why: a parcel that is lost has to be looked for, and one person alone could declare it lost and compensate whomever they liked (S-09).

create table missing_case (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- Where the parcel was last: the branch, who carried it, the bag, the branch it was on the road to, its last scan.
  branch_id bigint not null references branch,
  courier_id bigint references staff,
  bag_id bigint references mailbag,
  next_branch_id bigint references branch,
  last_entry_id bigint references label_entry,
  status text not null,
  reason text,
  reported_by bigint references staff,
  owner_id bigint references staff,
  due_on date not null,
  -- Whoever reported it, owned the case or had the parcel last: they never confirm what is decided.
  hands bigint[] not null default '{}',
  outcome text,
  amount bigint not null default 0 check (amount >= 0),
  basis text,
  why text,
  proposed_by bigint references staff,
  proposed_at timestamptz,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  -- The entry of the parcel's history by which it was closed.
  closing_entry_id bigint references label_entry,
  note text,
  ended_by bigint references staff,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- A parcel has one case at a time that has not ended.
create unique index missing_case_open on missing_case (label_id) where ended_at is null;
create index missing_case_of_label on missing_case (label_id, id);
create index missing_case_by_day on missing_case (status, due_on, id);
create index missing_case_of_owner on missing_case (owner_id, due_on, id) where ended_at is null;
create index missing_case_confirmed on missing_case (confirmed_at) where confirmed_at is not null;

create table missing_case_step (
  id bigint generated always as identity primary key,
  case_id bigint not null references missing_case,
  place text not null,
  branch_id bigint not null references branch,
  who text,
  note text,
  until_on date not null,
  finding text,
  ticked_by bigint references staff,
  ticked_at timestamptz,
  created_at timestamptz not null
);
create index missing_case_step_of_case on missing_case_step (case_id, id);

-- Parcels that are missing already get their case; where they were is what their state still says.
insert into missing_case (label_id, branch_id, courier_id, bag_id, last_entry_id, status, reason, reported_by, owner_id,
  due_on, hands, outcome, amount, basis, confirmed_by, confirmed_at, closing_entry_id, ended_by, ended_at, created_at, updated_at)
select s.label_id, s.holder_branch_id, s.holder_staff_id, bag.mailbag_id, former.id,
  case when s.closed_at is null then 'open' else 'closed' end, reported.reason, reported.staff_id, reported.staff_id,
  (reported.at at time zone 'Asia/Yangon')::date + 3,
  array(select distinct x from unnest(array[reported.staff_id, s.holder_staff_id, former.staff_id]) x where x is not null),
  case when s.closed_at is not null then 'compensate' end, case when s.closed_at is null then 0 else l.compensation_fee end,
  case when s.closed_at is not null then 'other' end, closing.staff_id, s.closed_at, closing.id, closing.staff_id, s.closed_at,
  reported.recorded_at, reported.recorded_at
from label_state s
join label l on l.id = s.label_id
join label_entry reported on reported.id = s.entry_id
left join lateral (
  select e.id, e.staff_id from label_entry e
  where e.label_id = s.label_id and e.viewable and e.id < s.entry_id
  order by e.id desc
  limit 1
) former on true
left join lateral (
  select m.mailbag_id from mailbag_parcel m where m.label_id = s.label_id order by m.id desc limit 1
) bag on true
left join lateral (
  select e.id, e.staff_id from label_entry e
  where e.label_id = s.label_id and not e.viewable and e.status = 'missing' and e.id > s.entry_id
  order by e.id desc
  limit 1
) closing on s.closed_at is not null
where s.status = 'missing';

insert into missing_case_step (case_id, place, branch_id, until_on, created_at)
select c.id, p.place, c.branch_id, c.due_on, c.created_at
from missing_case c
cross join lateral (
  select 'courier' as place where c.courier_id is not null
  union all select 'shelf'
  union all select 'bag' where c.bag_id is not null
) p
where c.ended_at is null
order by c.id;
