-- What the columns of files mean whose headings are the same: as somebody of the company said it once.
create table entity_heading (
  company_id bigint not null references company on delete cascade,
  kind text not null,
  -- of all headings in their order, as they are compared
  layout text not null,
  -- key of a field for each column; '': the column is not imported
  fields text[] not null,
  update_time timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, kind, layout)
);
call protect_layers('entity_heading');
