-- Labels that a merchant asks to have collected by a visit. They become the visit's only when its courier has counted them at the door.
create table pickup_planned_label (
  label_id bigint primary key references label on delete cascade,
  pickup_request_id bigint not null references pickup_request
);
create index pickup_planned_label_of on pickup_planned_label (pickup_request_id);
