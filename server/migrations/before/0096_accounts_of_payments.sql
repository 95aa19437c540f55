-- What: which bank account of the operator a payment leaves or comes to, and whose documents an account serves.
-- Why: whoever pays or takes money by bank chooses the account, so that each payment is found on the statement of the account it was made with. What was
-- booked before this names none and stays with the default account, where it was posted.

-- An account of one branch serves the documents of that branch alone; without one it serves all.
alter table bank_account add column branch_id bigint references branch;
alter table bank_account add constraint bank_account_default_serves_all check (not is_default or branch_id is null);

alter table clearance add column bank_account_id bigint references bank_account;
alter table clearance_payment add column bank_account_id bigint references bank_account;
alter table gate_collection add column bank_account_id bigint references bank_account;
alter table remittance add column bank_account_id bigint references bank_account;
alter table remittance_line add column end_bank_account_id bigint references bank_account;
