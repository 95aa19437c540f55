-- An opening balance for a till or bank account that the books know already says so: it comes on top of what they have, and whoever confirms it sees that.

alter table opening_balance add column on_top boolean not null default false;
