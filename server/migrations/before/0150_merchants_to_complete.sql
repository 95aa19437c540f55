-- What: marks a merchant that a clerk made together with a label, until a manager has completed the record.
-- Why: the first COD parcel of a new merchant is made at the counter, where payee, terms and papers are not known yet.
alter table customer add column to_complete boolean not null default false;
create index customer_to_complete on customer (branch_id) where to_complete;
