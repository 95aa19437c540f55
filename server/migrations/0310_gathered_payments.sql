-- Providers of payment channels pay many settled payments by a single bank transfer. The bank line gets a posting of its amount, and the postings of the
-- payments are offset by one of their sum: kept here, because the bank shows neither of these. A difference stays on the account of the channel.

create table bank_gathered (
  posting_id bigint primary key,
  bank_line_id bigint not null references bank_line,
  account_id bigint not null references account,
  business_date date not null,
  amount bigint not null,
  gathered_on date not null
);
comment on table bank_gathered is 'Postings that a line of the bank shows together: the single payments, and the contrary of their sum.';
comment on column bank_gathered.gathered_on is 'Day of the journal that took them together.';
create index bank_gathered_of_line on bank_gathered (bank_line_id);
create index bank_gathered_by_day on bank_gathered (account_id, gathered_on) include (business_date, amount);

-- The payment of a posting is found by its journal.
create index payment_claim_of_end on payment_claim (end_journal_id) where end_journal_id is not null;
