-- Pieces of files are kept for days and read once or twice: pressing them costs the maker of a file more than it saves.
alter table export_chunk alter column data set storage external;
