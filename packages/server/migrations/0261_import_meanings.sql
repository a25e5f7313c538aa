-- What texts in files mean where no alias says it: choices, yes and no, references to lists without aliases. Said once by somebody of the company.
create table entity_meaning (
  company_id bigint not null references company on delete cascade,
  kind text not null,
  field text not null,
  -- the text as texts are compared
  norm text not null,
  -- what stands in its place
  value text not null,
  update_time timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, kind, field, norm)
);
call protect_layers('entity_meaning');
