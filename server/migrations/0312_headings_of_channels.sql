-- Providers of payment channels write other headings in their statements than the bank that they pay into. Columns and dates that a person agreed to are
-- kept for the next statement of the channel.

alter table payment_channel add column headings jsonb, add column date_order text;
comment on column payment_channel.headings is 'Headings of the columns in its statements, as those of bank_account; null before the first import.';
