-- A reset password is a code in two halves: whoever resets knows the first, the second goes to the owner's phone or is handed over by another person. Until it is
-- used or expires, the half on paper is kept here for that person to see.
create table staff_code (
  staff_id bigint primary key references staff (id),
  second_half text,
  expires_at timestamptz not null,
  made_at timestamptz not null
);
