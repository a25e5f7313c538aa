-- Facts of the cargo that conditions of surcharges ask for.
alter table quotation
  add column box_tons numeric(6, 3),
  add column cargo_type text not null default '',
  add column soc boolean not null default false,
  add column bills integer;
