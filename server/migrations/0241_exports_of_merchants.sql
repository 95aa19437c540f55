-- The merchant that a person of the portal asked for a file of. Its job sees the rows of this merchant alone, and only there the file is opened.
alter table export add customer_id bigint references customer;
