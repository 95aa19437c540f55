-- Announcements may be for the people of merchants: all, those of some branches, or those of some merchants.
alter table announcement add for_merchants boolean not null default false;
alter table announcement add for_customers bigint[] not null default '{}';
