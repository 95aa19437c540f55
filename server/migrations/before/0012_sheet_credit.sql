-- What: what an order sheet would put onto the merchant's credit account, row by row and in all.
-- Why: a limit that does not reach is told when the sheet is checked, not first while its labels are made.
alter table label_import_row add column on_credit bigint;
alter table label_import add column on_credit bigint not null default 0;
