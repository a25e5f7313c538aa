-- Documents that are kept in a list, and rows that hold from one day to another.

-- A table of an entity whose rows are documents of the company that keeps them.
create procedure document_entity(target text, own_columns text, first_state integer, first_hours integer) language plpgsql as $$
begin
  call entity_table(target, own_columns);
  execute format('alter table %I alter column company_id set not null, add column operator_id bigint references company on delete cascade', target);
  call document_state(target, first_state, first_hours);
  execute format('create index %1$s_recent on %1$I (company_id, update_time desc, id desc) where removed_at is null and merged_into is null', target);
  -- row-level security lets no index help with comparisons that could leak: the words are looked for by the owner of the table, inside the company
  execute format('create index %1$s_pairs on %1$I using gin (letter_pairs(search)) with (fastupdate = off)', target);
  execute format('create function %1$s_found(words text) returns setof bigint language sql stable security definer set search_path = public as
    $f$ select id from %1$I where company_id = (select app_company_id()) and (length(words) < 2 or letter_pairs(search) @> letter_pairs(words))
      and position(words in search) > 0 $f$', target);
  -- whoever sees his own or his department's business only sees what these people made
  execute format('create policy data_scope on %I as restrictive for select
    using ((select app_limit() = '''') or create_id = any ((select reached_people())::bigint[]))', target);
end $$;

-- How customers and providers stand says their state alone; what was disabled beside it is in use again.
update customer set enabled = true where not enabled;
update provider set enabled = true where not enabled;
update menu set buttons = (select coalesce(jsonb_agg(button order by place), '[]') from jsonb_array_elements(buttons) with ordinality as b (button, place)
    where button ->> 'code' <> 'disable')
  where path in ('/system/company/customer/customerList', '/system/company/provider/providerList');
update role_menu set buttons = array_remove(role_menu.buttons, 'disable')
from menu m where m.id = role_menu.menu_id and m.path in ('/system/company/customer/customerList', '/system/company/provider/providerList');
