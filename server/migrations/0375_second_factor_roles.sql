-- What: roles whose people must have a second factor at login, set on a screen beside those that the server's settings name.
-- Why: the operator decides this without the administrator of the server. Two people end it, so that nobody frees his own role alone.

create table second_factor_role (
  role_slug text primary key references role (slug),
  set_by bigint not null references staff (id),
  set_at timestamptz not null,
  -- The first of the two people who end it.
  end_first_by bigint references staff (id),
  end_first_at timestamptz
);
