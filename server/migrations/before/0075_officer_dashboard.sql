-- What: an index of calls that are done by branch and day.
-- Why: officers compare how many were reached in a period, and open the calls behind it; neither may read the calls of all years.

create index call_task_done_branch on call_task (branch_id, done_at) where status = 'done';
