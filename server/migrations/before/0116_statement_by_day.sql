-- What: the lines of all statements in the order of their days.
-- Why: their list begins with the newest day, whatever file brought it last.
create index bank_line_newest on bank_line (day desc nulls last, id desc);
