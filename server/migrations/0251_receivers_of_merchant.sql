-- A merchant finds every earlier receiver of theirs by the beginning of a phone number, the latest parcel of each number first.
create index label_receiver_of on label (merchant_id, (destination_phone[1]) text_pattern_ops, id desc) where merchant_id is not null;
