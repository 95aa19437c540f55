-- A merchant's note to the courier who will deliver the parcel, such as "ring at the back door".
alter table label add courier_note text;
