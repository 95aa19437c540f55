-- What: devices of people that ring while the page is closed (Web Push), and what is to be pushed to them.
-- Why: staff and merchants learn of news in the top bar only while they have a page open.

create table push_device (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  -- A browser rings for the session that is signed in there, and no longer than it.
  session_id bigint not null unique references session (id) on delete cascade,
  -- Address at the push service of the browser.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  made_at timestamptz not null,
  last_ok_at timestamptz,
  last_failed_at timestamptz,
  last_problem text
);
create index push_device_of_staff on push_device (staff_id);

-- Kinds of news for which a person's devices do not ring.
create table push_mute (
  staff_id bigint not null references staff (id),
  kind text not null,
  primary key (staff_id, kind)
);

-- Time of the newest news for which a device has rung.
create table push_mark (
  device_id bigint not null references push_device (id) on delete cascade,
  kind text not null,
  newest timestamptz not null,
  primary key (device_id, kind)
);

-- Pushes that wait to be sent: one of a kind, because the newer replaces the older.
create table push (
  device_id bigint not null references push_device (id) on delete cascade,
  kind text not null,
  made_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (device_id, kind)
);
create index push_due on push (due_at);
