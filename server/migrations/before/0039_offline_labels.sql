-- What: blocks of serials that a device holds for labels numbered and printed without a network (decisions 6).

-- The device names itself, at random; a block belongs to one person on one device. What is used up is not looked through again.
alter table serial_lease
  add column device text check (device ~ '^[0-9a-f]{32}$'),
  add column used_up boolean not null default false;
create index serial_lease_of_device on serial_lease (staff_id, device) where not used_up;
