/** SQL of the first customer of the demo. */
export const customerCompany = `(select id from company where code = 'YFJCK')`
/** A row of its own in every table of an entity, whatever its columns are. */
export const ownEntityRows = `do $$ declare target text; names text; own text; owner bigint := ${customerCompany}; begin
  for target in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'merged_into' loop
    select string_agg(column_name, ', '),
      string_agg(case when column_name in ('from_no', 'to_no') then '''1''' when column_name = 'booking_id' then '(select min(id) from booking)'
        when column_name = 'application_id' then '(select min(id) from slip_application)'
        else case data_type when 'date' then '''2020-01-01''' when 'numeric' then '1' else '''远帆自有数据''' end end, ', ') into names, own
      from information_schema.columns
      where table_schema = 'public' and table_name = target and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
        and is_generated = 'NEVER' and column_name <> 'company_id';
    execute format('insert into %I (company_id, %s, search) values (%s, %s, ''远帆自有数据'')', target, names, owner, own);
  end loop;
end $$`
