-- What: routes between branches as records with a version, and their hops below them.
-- Why: people set them, so two editors must hear of each other and the audit log must name them.

alter table branch_route rename to branch_route_hop_before;

create table branch_route (
  id bigint generated always as identity primary key,
  from_branch_id bigint not null references branch,
  to_branch_id bigint not null references branch,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (from_branch_id, to_branch_id),
  check (from_branch_id <> to_branch_id)
);
create index branch_route_to on branch_route (to_branch_id, from_branch_id);

-- The forward branches in the order in which a parcel passes them.
create table branch_route_hop (
  branch_route_id bigint not null references branch_route on delete cascade,
  hop integer not null,
  via_branch_id bigint not null references branch,
  primary key (branch_route_id, hop),
  unique (branch_route_id, via_branch_id)
);

create index branch_route_hop_via on branch_route_hop (via_branch_id);

insert into branch_route (from_branch_id, to_branch_id, created_at, updated_at)
select distinct from_branch_id, to_branch_id, now(), now()
from branch_route_hop_before
where from_branch_id <> to_branch_id;

insert into branch_route_hop (branch_route_id, hop, via_branch_id)
select r.id, row_number() over (partition by r.id order by min(h.hop)), h.via_branch_id
from branch_route_hop_before h
join branch_route r on r.from_branch_id = h.from_branch_id and r.to_branch_id = h.to_branch_id
group by r.id, h.via_branch_id;

drop table branch_route_hop_before;
