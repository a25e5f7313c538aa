-- What the row of a line is found by, made when the line is checked: running an import is statements over its lines alone.
alter table entity_import_line add column words jsonb not null default '{}';
-- Lines of plans that were not run have none: their files are checked again.
delete from entity_import where state = 'planned';

-- Deleting a row asks whether another one was merged into it, which without an index reads the whole table for each row of an import that is taken back.
create procedure index_merged(target text) language plpgsql as $$
begin
  execute format('create index %I on %I (merged_into) where merged_into is not null', target || '_merged', target);
end $$;

do $$
declare
  target text;
begin
  for target in
    select c.conrelid::regclass::text from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = c.confrelid and a.attname = 'merged_into'
  loop
    call index_merged(target);
  end loop;
end $$;

alter procedure entity_table(text, text) rename to bare_entity_table;
create procedure entity_table(target text, own_columns text) language plpgsql as $$
begin
  call bare_entity_table(target, own_columns);
  call index_merged(target);
end $$;
