-- A merchant finds a receiver by the beginning of their second phone too, as by the first. Few parcels have a second one, so the index is small.
create index label_receiver_by_second on label (merchant_id, (destination_phone[2]) text_pattern_ops, id desc)
  where merchant_id is not null and destination_phone[2] is not null;
