-- The time of an entry is the device's where that is plausible, and the server's where it is not: a device that stood at the year 2009 decided the business date
-- of money. What such a device said is kept beside the entry, so that whoever reads the history sees that its time is not the device's.
alter table label_entry add column device_at timestamptz;
