-- What: the bank account that the cash of a branch is brought to.
-- Why: an operator with several accounts finds the cash on the statement of the one it came to. What was sent before this names none and stays with the
-- default account, where it was posted.

alter table cash_handover add column bank_account_id bigint references bank_account;
-- Where a branch brought its cash last.
create index cash_handover_bank on cash_handover (branch_id, id desc) where bank_account_id is not null;
