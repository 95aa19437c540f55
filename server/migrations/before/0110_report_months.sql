-- What: sums of the reports by month, made of those of its days.
-- Why: a report over a year that is cut by customer reads a row for each customer, branch and day (decisions 14); of whole months it is a tenth of them.

-- The months of which sums are kept, and by which definition. A month has them when every one of its days has, and they change in the transaction in which a
-- day of it does: whoever reads the month instead of its days reads the same.
create table report_month (
  report text not null,
  month date not null,
  definition text not null,
  primary key (report, month)
);

-- As report_sum, the day being the first of the month.
create table report_month_sum (
  report text not null,
  grouping_by text not null,
  day date not null,
  branch_id bigint,
  known boolean not null,
  key text,
  rows int not null,
  sums bigint[] not null
);
create index report_month_sum_of on report_month_sum (report, grouping_by, day);
create index report_month_sum_of_key on report_month_sum (report, grouping_by, key, day) where grouping_by = 'customer';
