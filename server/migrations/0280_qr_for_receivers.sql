-- Receivers see the QR of a payment channel before the delivery: on the page of their parcel, and on the printed label.

alter table payment_channel_terms
  add column on_tracking boolean not null default false,
  add column on_label boolean not null default false,
  add constraint payment_channel_terms_shown check (static_qr is not null or not (on_tracking or on_label));
