-- What a document is found by, in a table of its own. An index of letter pairs beside prices is written again with each price, also where no word changed
-- (docs/adr/0095-words-of-large-tables-apart.md). The words themselves stay in their row; triggers carry them over, so that whoever writes rows knows
-- nothing of it. No foreign key: it would be looked up row by row.
create function words_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('insert into %I (id, company_id, search) select id, company_id, search from added', tg_table_name || '_words');
  return null;
end $$;
create function words_dropped() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('delete from %I w using gone where w.id = gone.id', tg_table_name || '_words');
  return null;
end $$;
create function words_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('update %I set search = $1 where id = $2', tg_table_name || '_words') using new.search, new.id;
  return null;
end $$;

-- For a table of `document_entity` of which thousands of rows change at once.
create procedure words_apart(target text) language plpgsql as $$
begin
  execute format('create table %1$s_words (id bigint primary key, company_id bigint not null, search text not null)', target);
  -- functions of the owner alone read and write it: the rows decide who sees what was found
  call force_row_security(target || '_words');
  execute format('create policy system_only on %1$s_words using ((select app_scope()) = ''system'')', target);
  execute format('insert into %1$s_words (id, company_id, search) select id, company_id, search from %1$I', target);
  execute format('create or replace function %1$s_found(words text) returns setof bigint language sql stable security definer set search_path = public as
    $f$ select id from %1$s_words where company_id = (select app_company_id()) and (length(words) < 2 or letter_pairs(search) @> letter_pairs(words))
      and position(words in search) > 0 $f$', target);
  execute format('drop index %1$s_pairs', target);
  -- thousands of rows are added in one act: their words wait for the next cleaning of the index
  execute format('create index %1$s_words_pairs on %1$s_words using gin (letter_pairs(search)) with (fastupdate = on, gin_pending_list_limit = 16384)',
    target);
  execute format('create trigger %1$s_words_added after insert on %1$I referencing new table as added for each statement
    execute function words_added()', target);
  execute format('create trigger %1$s_words_dropped after delete on %1$I referencing old table as gone for each statement
    execute function words_dropped()', target);
  execute format('create trigger %1$s_words_changed after update of search on %1$I for each row when (old.search is distinct from new.search)
    execute function words_changed()', target);
  execute format('analyze %1$s_words', target);
end $$;
call words_apart('freight_rate');
