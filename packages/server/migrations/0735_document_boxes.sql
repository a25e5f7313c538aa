-- Lines below the boxes of a document: own columns, the record and the box that they belong to, their order. The boxes lie in a table of
-- `document_lines`; a box takes its lines with it.
create procedure document_box_lines(target text, boxes text, own_columns text) language plpgsql as $$
begin
  call document_lines(target, format('box_id bigint not null references %I on delete cascade, %s', boxes, own_columns));
  execute format('create index %I on %I (box_id)', target || '_box', target);
end $$;
