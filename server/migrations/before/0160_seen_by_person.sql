-- That somebody has looked at a denied pickup or at the answer to a ticket is a matter of each person: one who looked had silenced it for the whole branch.
-- What was looked at before stays looked at for everybody.
create table pickup_denial_seen (
  pickup_request_id bigint not null references pickup_request(id) on delete cascade,
  staff_id bigint not null references staff(id),
  denied_at timestamptz not null,
  primary key (pickup_request_id, staff_id)
);
insert into pickup_denial_seen (pickup_request_id, staff_id, denied_at)
  select q.id, st.id, q.denied_at from pickup_request q cross join staff st
  where q.denied_at is not null and q.denial_seen_at is not null;
drop index pickup_request_denied;
alter table pickup_request drop column denial_seen_at;
create index pickup_request_denied on pickup_request (denied_at) where denied_at is not null;

create table support_ticket_seen (
  ticket_id bigint not null references support_ticket(id) on delete cascade,
  staff_id bigint not null references staff(id),
  -- The last message of the ticket when they looked.
  last_at timestamptz not null,
  primary key (ticket_id, staff_id)
);
