-- Who brought lines of some days is looked up file by file, not line by line: one step into the index for each file, however many lines it has.
drop index bank_line_of_file;
create index bank_line_of_file on bank_line (bank_file_id, day);
