-- What: a line of a statement waits for a second person where whoever brought it has a hand in what it stands for; and what the bank holds at the end of a
-- day is entered by another person than who brought its lines.
-- Why: a statement is a file, and whoever pays could write one that shows the payment, or one that leaves something out. What was matched before stays.

alter table bank_line add column confirmed_by bigint references staff;
alter table bank_line add column confirmed_at timestamptz;
create index bank_line_waiting on bank_line (bank_account_id, day) where status = 'waiting';

create table bank_closing (
  id bigint generated always as identity primary key,
  bank_account_id bigint not null references bank_account,
  day date not null,
  -- What the bank itself says at the end of that day, in whole kyat.
  amount bigint not null,
  entered_by bigint not null references staff,
  entered_at timestamptz not null,
  -- Those who brought lines up to that day, since the balance that was complete before, and who are other people than who entered it.
  apart_from bigint[] not null,
  -- It agreed with the lines, and everybody who brought some of them has another person who entered it.
  complete boolean not null
);
create index bank_closing_by_day on bank_closing (bank_account_id, day, id);
create trigger bank_closing_is_append_only before update or delete on bank_closing for each row execute function refuse_change();
create trigger bank_closing_stays_whole before truncate on bank_closing for each statement execute function refuse_change();
