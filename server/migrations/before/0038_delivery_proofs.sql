-- What: what a receiver left at the door, by the scan that says the parcel was delivered.
-- Why: a delivery that wants a signature, a photo or a name on paper is not taken without it, and nobody puts another in its place later.

create table delivery_proof (
  id bigint generated always as identity primary key,
  -- The number that the device gave its scan; the proof comes first.
  scan_id text not null unique,
  label_id bigint not null references label,
  -- signature or photo; null when nothing was taken.
  kind text,
  file_id bigint references stored_file,
  -- Of the picture as it is kept: the same one is no proof of a second parcel.
  picture_sha256 text,
  handed_to text,
  -- NRC or passport.
  receiver_id_no text,
  staff_id bigint not null references staff,
  created_at timestamptz not null,
  check ((kind is null) = (file_id is null)),
  check ((kind is null) = (picture_sha256 is null))
);
create index delivery_proof_of_label on delivery_proof (label_id);
create index delivery_proof_picture on delivery_proof (picture_sha256) where picture_sha256 is not null;
create trigger delivery_proof_is_kept before update or delete on delivery_proof
  for each row execute function refuse_change();
