-- What: names of constraints that a new database, made by the baseline, has too.
-- Why: two tables were renamed and made again, so their constraints got a number at the end. A later migration must find the same names everywhere.
alter table branch_route rename constraint branch_route_pkey1 to branch_route_pkey;
alter table branch_route rename constraint branch_route_from_branch_id_fkey1 to branch_route_from_branch_id_fkey;
alter table branch_route rename constraint branch_route_to_branch_id_fkey1 to branch_route_to_branch_id_fkey;
alter table sandbox_clock rename constraint sandbox_clock_pkey1 to sandbox_clock_pkey;
alter table sandbox_clock rename constraint sandbox_clock_ahead_minutes_check1 to sandbox_clock_ahead_minutes_check;
