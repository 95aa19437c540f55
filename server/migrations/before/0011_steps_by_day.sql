-- What: the index of steps by branch and day holds only what counts: entries that were not taken back and are no mere notes.
-- Why: the dashboard and track-by-date count the steps of a day by walking it, without reading the entries themselves.
create index label_entry_by_branch_day on label_entry (branch_id, status, at) where viewable;
drop index label_entry_by_branch;
