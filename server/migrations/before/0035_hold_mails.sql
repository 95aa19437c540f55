-- What: parcels that a branch keeps because their receiver asked for it, and the fee of a sender who calls a parcel back.
-- Why: a parcel that is kept must not go to a door by anybody's scan, so its state says until when; who asked, and by which number, is never rewritten.
create table hold_mail (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  branch_id bigint not null references branch,
  status text not null,
  started_on date not null,
  -- The day on which it goes to the door again, and the last day that this may be.
  until_on date not null,
  limit_on date not null,
  requester_name text not null,
  requester_phone text not null,
  -- The number is one of those on the label.
  phone_known boolean not null,
  remark text,
  -- Whole kyat for each started week, of the price table of the first day; weeks that the label's own price has paid for already.
  week_fee bigint not null check (week_fee >= 0),
  weeks_paid integer not null default 0,
  ended_on date,
  ended_at timestamptz,
  ended_by bigint references staff,
  ended_how text,
  fee bigint check (fee >= 0),
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index hold_mail_held on hold_mail (label_id) where status = 'held';
create index hold_mail_due on hold_mail (until_on, label_id) where status = 'held';
create index hold_mail_of_branch on hold_mail (branch_id, status, until_on, id);
create index hold_mail_by_state on hold_mail (status, until_on, id);
create index hold_mail_by_day on hold_mail (until_on, branch_id);
create index hold_mail_of_label on hold_mail (label_id, id);

-- A parcel that is kept: the hold, and the day on which it ends.
alter table label_state add column hold_id bigint references hold_mail, add column held_until date;

-- Whole kyat, on top of the return fee when it is back: the sender called it back after it was accepted.
alter table label add column cancellation_fee bigint not null default 0 check (cancellation_fee >= 0);
