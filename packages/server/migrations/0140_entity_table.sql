-- Entities are declared in any area: the parts that every entity has are named after the entity kit.
alter table master_override rename to entity_override;
alter table master_alias rename to entity_alias;
alter table master_unmatched rename to entity_unmatched;
alter table master_import rename to entity_import;
alter table master_import_line rename to entity_import_line;

alter procedure master_table(text, text) rename to entity_table;
-- migrations written before call it by its former name
create procedure master_table(target text, own_columns text) language plpgsql as $$
begin
  call entity_table(target, own_columns);
end $$;
