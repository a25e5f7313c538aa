-- What a record was before an import changed it, where its area writes it (entity-kit/imports/area-import.ts).
alter table entity_import_line add column before jsonb;
