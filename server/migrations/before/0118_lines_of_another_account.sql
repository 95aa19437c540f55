-- A payment that came in on another bank account than the books have it on: the line stands for a posting that books it where it came, and names the one that it was.
-- Each is moved once; what is moved is nothing to look for on the statement of its account.
alter table bank_line add column moved_posting_id bigint;
create unique index bank_line_moves_once on bank_line (moved_posting_id) where moved_posting_id is not null;
alter table bank_line add constraint bank_line_moved check (moved_posting_id is null or how = 'moved');
