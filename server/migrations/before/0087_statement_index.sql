-- What: an index of the postings of an account by journal.
-- Why: a statement covers some weeks, and read every posting that the account ever had to find them.

create index posting_of_account_by_journal on posting (account_id, journal_id) include (amount);
