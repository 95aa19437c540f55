-- Amounts of statement lines with parts of a kyat keep their exact figure beside the rounded one, which the books use. The order of day and month in
-- the dates of an account's statements is kept once a person has answered it, so that the next statement is not asked again.
alter table bank_line add column pyas bigint;
comment on column bank_line.pyas is 'The exact amount in pyas where the bank printed parts of a kyat; null for whole kyat.';
alter table bank_account add column date_order text constraint bank_account_date_order_check check (date_order in ('day', 'month'));
comment on column bank_account.date_order is 'Whether day or month comes first in the dates of its statements, as a person answered; null while no statement needed it.';
