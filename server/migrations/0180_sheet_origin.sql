-- Keeps the sheets of the file that an order sheet was read from, so that a person sees which were not taken; and why a row is left out: hidden or struck
-- out in the sheet, or the names of the columns once more. `shape` names the program that writes sheets with these headings.
alter table label_import add origin jsonb not null default '{"sheets": [], "passed": [], "encoding": null, "hiddenColumns": []}';
alter table label_import add shape text;
alter table label_import_row add aside text;

comment on column label_import.origin is 'Sheets of the file that were taken and passed over, hidden columns, and the encoding that a person chose.';
comment on column label_import_row.aside is 'Why the row is left out unless a person takes it in; null for most.';
