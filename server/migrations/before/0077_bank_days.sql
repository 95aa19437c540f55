-- What: what the bank shows of each account and day, and the postings of bank accounts that no line of a statement stands for.
-- Why: whether bank and books agree is asked every day, and the answer added up years. Both are kept in the same transaction as what they are of, and the
-- daily invariants count them again.

create table bank_day (
  bank_account_id bigint not null references bank_account,
  day date not null,
  amount bigint not null,
  primary key (bank_account_id, day)
);
insert into bank_day (bank_account_id, day, amount)
select bank_account_id, day, sum(amount)::bigint from bank_line group by 1, 2;

-- A row leaves when a line stands for the posting, so the table is as small as what the bank has not shown.
create table bank_unseen (
  posting_id bigint primary key,
  account_id bigint not null references account,
  business_date date not null,
  amount bigint not null
);
create index bank_unseen_by_day on bank_unseen (account_id, business_date, posting_id) include (amount);
insert into bank_unseen (posting_id, account_id, business_date, amount)
select p.id, p.account_id, j.business_date, p.amount
from posting p
join account a on a.id = p.account_id and a.kind = 'bank'
join journal j on j.id = p.journal_id
where not exists (select from bank_line x where x.posting_id = p.id);

create function keep_bank_unseen() returns trigger language plpgsql as $$
begin
  insert into bank_unseen (posting_id, account_id, business_date, amount)
  select p.id, p.account_id, j.business_date, p.amount
  from added p
  join journal j on j.id = p.journal_id
  where p.account_id in (select id from account where kind = 'bank');
  return null;
end $$;
create trigger posting_at_bank after insert on posting referencing new table as added
  for each statement execute function keep_bank_unseen();

-- The day of the posting that a line stands for: which lines and postings are on two sides of a day is read by it.
alter table bank_line add column posted_on date;
update bank_line x set posted_on = j.business_date
from posting p
join journal j on j.id = p.journal_id
where p.id = x.posting_id;
alter table bank_line add constraint bank_line_posted_on check ((posting_id is null) = (posted_on is null));
create index bank_line_by_posting_day on bank_line (bank_account_id, posted_on) include (day, amount) where posting_id is not null;
