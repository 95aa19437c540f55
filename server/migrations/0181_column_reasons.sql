-- How each column of an order sheet got its meaning, so that a person sees why and what is in doubt.
alter table label_import add reasons jsonb not null default '[]';

-- Sheets of one program have the same columns for every merchant.
create index label_import_by_shape on label_import (shape, id desc) where shape is not null;
