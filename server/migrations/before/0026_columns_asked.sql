-- A column of an order sheet that nobody knows and that holds amounts may be the COD: it is asked for before labels are made of the sheet. `asked` are
-- the columns (from 0) that wait for an answer; `mapped` says that a person has named the columns, so that what they passed over is remembered for the
-- merchant and what was only not understood is not.
alter table label_import
  add column asked jsonb not null default '[]',
  add column mapped boolean not null default false;
