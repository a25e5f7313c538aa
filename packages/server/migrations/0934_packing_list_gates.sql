-- A list of a box in the port is opened by a change request alone; one that was made in the port stays open until the terminal accepts it.
alter table packing_list
  add column opened_in_port boolean not null default false,
  -- state from which a change was asked for, to which a refusal leads back; null: accepted
  add column asked_from smallint;
