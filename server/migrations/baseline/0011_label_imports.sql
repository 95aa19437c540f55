-- What: order sheets of merchants, before labels are made of them.
-- Why: a sheet is checked, corrected in place and made into labels in batches; all of it is rows, so that any process may die at any time and
-- nothing is made twice. The sheet itself is not kept: its cells are.

create table label_import (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  -- The merchant; null for a sheet that names its senders itself.
  customer_id bigint references customer,
  staff_id bigint not null references staff,
  file_name text not null,
  -- Of the cells, not of the bytes: a program that saves a sheet again writes other bytes.
  content_hash text not null,
  heads jsonb not null,
  head_row integer not null,
  -- The field of each column, null for one that is passed over.
  columns jsonb not null,
  -- Defaults for cells that the sheet leaves empty.
  usual jsonb not null,
  status text not null,
  -- The refusal that ended the making, when it could not go on.
  halted text,
  total integer not null,
  ready integer not null default 0,
  bad integer not null default 0,
  left_out integer not null default 0,
  made integer not null default 0,
  cod_amount bigint not null default 0,
  shipping_total bigint not null default 0,
  version integer not null default 1,
  started_by bigint references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  on_credit bigint not null default 0,
  -- An unknown column with amounts may be the COD, so the user is asked before labels are made of the sheet. `asked` are
  -- the columns (from 0) that wait for an answer; `mapped` says that a person has named the columns, so that what they passed over is remembered for the
  -- merchant and what was only not understood is not.
  asked jsonb not null default '[]',
  mapped boolean not null default false
);
create unique index label_import_once on label_import (coalesce(customer_id, 0), content_hash) where status <> 'dropped';
create index label_import_by_branch on label_import (branch_id, id desc);
create index label_import_by_customer on label_import (customer_id, id desc) where customer_id is not null;
create index label_import_running on label_import (id) where status = 'making';

create table label_import_row (
  import_id bigint not null references label_import on delete cascade,
  position integer not null,
  -- As the spreadsheet program numbers it.
  row integer not null,
  cells jsonb not null,
  -- Cells before Zawgyi was converted to Unicode.
  raw jsonb,
  -- Columns whose cell cannot be taken as it is, with the reason: merged, or a formula without a value.
  marks jsonb not null default '{}',
  -- Corrections typed by users, by field.
  fixed jsonb not null default '{}',
  -- A user wants it although the same order was made before.
  wanted boolean not null default false,
  status text not null,
  problems jsonb not null default '{}',
  -- Hash of the values without the order of columns, equal for the same order in another sheet.
  hash text,
  reference text,
  cod_amount bigint,
  shipping_total bigint,
  label_id bigint references label,
  on_credit bigint,
  guessed text[] not null default '{}',
  primary key (import_id, position)
);
create index label_import_row_state on label_import_row (import_id, status, position);
create index label_import_row_reference on label_import_row (import_id, reference) where reference is not null;
create index label_import_row_made on label_import_row (hash) where label_id is not null;
