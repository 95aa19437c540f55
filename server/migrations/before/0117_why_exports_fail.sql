-- What: a failed export says why.
-- Why: "failed" alone tells nobody whether to try again, to ask for less, or to call whoever looks after the machine. Of older ones it is not known.
alter table export add column problem text;
