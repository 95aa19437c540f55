-- What: run sheets, handovers of parcels between two people, holds, proofs and codes of a delivery.
-- Why: what a courier carries is handed over by two people, and one of them answers for it until it is delivered or back.

create table run_sheet (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  courier_id bigint not null references staff,
  status text not null,
  counted integer,
  counted_at timestamptz,
  difference_owner_id bigint references staff,
  difference_note text,
  closed_by bigint references staff,
  closed_at timestamptz,
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index run_sheet_of_branch on run_sheet (branch_id, id);
create index run_sheet_of_courier on run_sheet (courier_id, id);
-- A courier is given one sheet at a time.
create unique index run_sheet_being_given on run_sheet (courier_id) where status = 'active';

create table run_sheet_stop (
  id bigint generated always as identity primary key,
  run_sheet_id bigint not null references run_sheet,
  label_id bigint not null references label,
  position integer not null,
  loaded_by bigint references staff,
  loaded_at timestamptz not null,
  -- Outcome; null while the state of the parcel tells it.
  result text,
  unique (run_sheet_id, label_id)
);
create index run_sheet_stop_of_label on run_sheet_stop (label_id);
-- A parcel is on one sheet at a time.
create unique index run_sheet_stop_open on run_sheet_stop (label_id) where result is null;

create table handover_collection (
  id bigint generated always as identity primary key,
  kind text not null,
  status text not null,
  branch_id bigint not null references branch,
  giver_id bigint not null references staff,
  receiver_id bigint references staff,
  confirmed_at timestamptz,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (giver_id <> receiver_id)
);
create index handover_collection_of_branch on handover_collection (branch_id, id);
create index handover_collection_of_giver on handover_collection (giver_id, id);
create index handover_collection_of_receiver on handover_collection (receiver_id, id) where receiver_id is not null;
-- A person gives one list of a kind at a time.
create unique index handover_collection_begun on handover_collection (giver_id, kind) where status = 'active';

create table handed_parcel (
  id bigint generated always as identity primary key,
  collection_id bigint not null references handover_collection,
  label_id bigint not null references label,
  state text not null,
  listed_at timestamptz,
  received_at timestamptz,
  unique (collection_id, label_id)
);
create index handed_parcel_of_label on handed_parcel (label_id);
-- A parcel is on one open list at a time.
create unique index handed_parcel_listed on handed_parcel (label_id) where state = 'listed';

create table handover_case (
  id bigint generated always as identity primary key,
  collection_id bigint not null references handover_collection,
  label_id bigint not null references label,
  kind text not null,
  status text not null,
  branch_id bigint not null references branch,
  owner_staff_id bigint not null references staff,
  gave_by bigint not null references staff,
  opened_by bigint not null references staff,
  outcome text,
  note text,
  settled_by bigint references staff,
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index handover_case_of_branch on handover_case (branch_id, status, id);
create index handover_case_of_collection on handover_case (collection_id, id);

create table hold_mail (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  branch_id bigint not null references branch,
  status text not null,
  started_on date not null,
  -- The day on which it goes to the door again, and the last day that this may be.
  until_on date not null,
  limit_on date not null,
  requester_name text not null,
  requester_phone text not null,
  -- The number is one of those on the label.
  phone_known boolean not null,
  remark text,
  -- Whole kyat for each started week, of the price table of the first day; weeks that the label's own price has paid for already.
  week_fee bigint not null check (week_fee >= 0),
  weeks_paid integer not null default 0,
  ended_on date,
  ended_at timestamptz,
  ended_by bigint references staff,
  ended_how text,
  fee bigint check (fee >= 0),
  created_by bigint references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  party text
);
create unique index hold_mail_held on hold_mail (label_id) where status = 'held';
create index hold_mail_due on hold_mail (until_on, label_id) where status = 'held';
create index hold_mail_of_branch on hold_mail (branch_id, status, until_on, id);
create index hold_mail_by_state on hold_mail (status, until_on, id);
create index hold_mail_by_day on hold_mail (until_on, branch_id);
create index hold_mail_of_label on hold_mail (label_id, id);
alter table label_state add constraint label_state_hold_id_fkey foreign key (hold_id) references hold_mail;

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
  code_right boolean not null default false,
  check ((kind is null) = (file_id is null)),
  check ((kind is null) = (picture_sha256 is null))
);
create index delivery_proof_of_label on delivery_proof (label_id);
create index delivery_proof_picture on delivery_proof (picture_sha256) where picture_sha256 is not null;
create trigger delivery_proof_is_kept before update or delete on delivery_proof
  for each row execute function refuse_change();

create table delivery_code (
  label_id bigint primary key references label,
  -- The parcel for which the code was made: another one than its own for pieces that were parted from it.
  made_for bigint not null references label,
  -- Null until a code was sent: the parcel has no number to send it to, or the number opted out.
  code_hash bytea,
  tries integer not null default 0,
  -- Asked for by hand since the parcel went out.
  resends integer not null default 0,
  sent_at timestamptz,
  went_out_at timestamptz not null,
  waived_by bigint references staff,
  waived_at timestamptz,
  waived_why text,
  check ((waived_by is null) = (waived_at is null))
);

create table delivery_code_try (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  scan_id text not null,
  typed_hash bytea not null,
  is_right boolean not null default false,
  staff_id bigint not null references staff,
  at timestamptz not null
);
create index delivery_code_try_of on delivery_code_try (label_id, id);

create table proof_link (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- Recipient of the link, in the maker's words.
  made_for text not null,
  made_by bigint not null references staff,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_by bigint references staff,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);
create index proof_link_of_label on proof_link (label_id, id desc);
