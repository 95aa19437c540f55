-- What: statements that took long, as each server has seen them in the last hour.
-- Why: whoever watches the machines wants to know which question to the database is slow, on any PostgreSQL and without an extension.

alter table server_pulse add column statements jsonb not null default '[]';
