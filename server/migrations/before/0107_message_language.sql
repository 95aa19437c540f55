-- What: the language in which a customer gets messages, and the one in which a number was last read by whoever has it.
-- Why: until now everybody was written to in one language of the operator; a merchant who reads Chinese and a receiver who reads English understood nothing.

-- Null: nobody has chosen, so the language of their number counts, else the operator's.
alter table customer add column message_language text;

-- The language that somebody chose on the page of their parcel, which they opened with the digits of this number.
create table phone_language (
  phone text primary key,
  locale text not null,
  chosen_at timestamptz not null
);
