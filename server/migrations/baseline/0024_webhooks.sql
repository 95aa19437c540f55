-- What: endpoints of programs outside, the events that they are sent, each delivery with its tries.
-- Why: a shop's program hears of a step of its parcel within seconds. The event is written with the step in one transaction by a trigger, and
-- costs nothing where no endpoint listens.

create table webhook_endpoint (
  id bigint generated always as identity primary key,
  -- Who listens: one customer with their own parcels and money, or a branch with the parcels that it makes or delivers.
  owner_kind text not null,
  customer_id bigint references customer,
  branch_id bigint not null references branch,
  owner_name text,
  name text not null,
  url text not null,
  -- Empty: all events.
  events text[] not null default '{}',
  status text not null,
  off_reason text,
  -- The former secret signs too until this moment.
  secret text not null,
  former_secret text,
  former_until timestamptz,
  -- It failed or was slow when it was last tried, and gets few connections at once.
  slow boolean not null default false,
  answered_at timestamptz,
  search_key text not null,
  version integer not null default 1,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhook_endpoint_of_branch on webhook_endpoint (branch_id, name, id);
create index webhook_endpoint_search on webhook_endpoint using gin (search_key gin_trgm_ops);
create index webhook_endpoint_of_customer on webhook_endpoint (customer_id) where status = 'enabled' and customer_id is not null;
create index webhook_endpoint_of_house on webhook_endpoint (branch_id) where status = 'enabled' and customer_id is null;
create index webhook_endpoint_by_name on webhook_endpoint (name, id);

create table webhook_event (
  id bigint generated always as identity primary key,
  about text not null,
  thing_id bigint not null,
  -- The row that it was noted with: an entry, a line of a log, a version.
  source bigint not null,
  step text not null,
  at timestamptz not null,
  customer_id bigint,
  branch_ids bigint[] not null default '{}',
  -- Null until it is written into what is sent, a moment later.
  type text,
  sequence integer,
  body text
);
create index webhook_event_to_write on webhook_event (id) where body is null;
create index webhook_event_of on webhook_event (about, thing_id, id);
create index webhook_event_age on webhook_event using brin (at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  event_id bigint not null references webhook_event on delete cascade,
  endpoint_id bigint not null references webhook_endpoint on delete cascade,
  type text not null,
  -- Deliveries of one thing to one endpoint keep their order.
  thing text not null,
  status text not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  answer_status integer,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint webhook_delivery_once unique (event_id, endpoint_id)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at, id) where status = 'waiting';
create index webhook_delivery_open on webhook_delivery (endpoint_id, thing, id) where status in ('waiting', 'sending');
create index webhook_delivery_under_way on webhook_delivery (claimed_at) where status = 'sending';
create index webhook_delivery_latest on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_age on webhook_delivery (created_at);
create index webhook_delivery_failed on webhook_delivery (id) where status = 'failed';

create table webhook_try (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  status integer,
  -- Error when there was no answer.
  error text,
  answer text,
  took_ms integer not null
);
create index webhook_try_of on webhook_try (delivery_id, id);

-- Does anybody listen for this customer, or for one of these branches?
create function webhook_wanted(customer bigint, branches bigint[]) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint w where w.status = 'enabled' and w.customer_id = customer)
    or exists (select from webhook_endpoint w where w.status = 'enabled' and w.customer_id is null and w.branch_id = any(branches))
$$;

create function note_label_entries() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoint where status = 'enabled') then
    insert into webhook_event (about, thing_id, source, step, at, customer_id, branch_ids)
    select 'label', l.id, a.id, a.status, a.recorded_at, l.merchant_id, array[l.source_branch_id, l.deliver_branch_id]
    from added a join label l on l.id = a.label_id
    where webhook_wanted(l.merchant_id, array[l.source_branch_id, l.deliver_branch_id])
    order by a.id;
  end if;
  return null;
end $$;
create trigger label_entry_is_told after insert on label_entry referencing new table as added
  for each statement execute function note_label_entries();

create function note_clearance() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = new.status then
    return null;
  end if;
  if webhook_wanted(new.customer_id, '{}') then
    insert into webhook_event (about, thing_id, source, step, at, customer_id)
    values ('clearance', new.id, new.version, new.status, new.updated_at, new.customer_id);
  end if;
  return null;
end $$;
create trigger clearance_is_told after insert or update of status on clearance for each row execute function note_clearance();

create function note_pickup_steps() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoint where status = 'enabled') then
    insert into webhook_event (about, thing_id, source, step, at, customer_id, branch_ids)
    select 'pickup', q.id, a.id, a.status, a.at, q.customer_id, array[q.intake_branch_id, q.branch_id]
    from added a join pickup_request q on q.id = a.pickup_request_id
    where webhook_wanted(q.customer_id, array[q.intake_branch_id, q.branch_id])
    order by a.id;
  end if;
  return null;
end $$;
create trigger pickup_log_is_told after insert on pickup_log referencing new table as added
  for each statement execute function note_pickup_steps();

-- Only tickets of outside parties: internal ones about a customer are not sent to them.
create function note_ticket_messages() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoint where status = 'enabled') then
    insert into webhook_event (about, thing_id, source, step, at, customer_id, branch_ids)
    select 'ticket', t.id, a.id, a.what, a.at, t.customer_id, array[t.branch_id]
    from added a join support_ticket t on t.id = a.ticket_id
    where t.source = 'partner' and a.side = 'desk' and webhook_wanted(t.customer_id, array[t.branch_id])
    order by a.id;
  end if;
  return null;
end $$;
create trigger ticket_message_is_told after insert on support_ticket_message referencing new table as added
  for each statement execute function note_ticket_messages();
