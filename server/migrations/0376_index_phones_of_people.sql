-- What: indexes by the phone of who asked to hold a parcel, of a bus gate's contact, and of payees of lost parcels and surplus cash.
-- Why: the file of one person's data looks for their number in each of these tables, and read them from end to end.

create index hold_mail_of_requester_phone on hold_mail (requester_phone) where requester_phone is not null;
create index missing_case_of_payee_phone on missing_case (payee_phone) where payee_phone is not null;
create index gate_slip_parcel_of_word_phone on gate_slip_parcel (word_phone) where word_phone is not null;
create index surplus_of_payee_phone on surplus (payee_phone) where payee_phone is not null;
