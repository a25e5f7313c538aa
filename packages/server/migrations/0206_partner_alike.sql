-- Names alike, also where many companies share a part of their names that says what they do: of a longer own part three neighbouring signs have to be
-- the same, and no more than some hundred candidates are compared, those first that share most of the own part.
create or replace procedure partner_alike(target text) language plpgsql as $$
begin
  execute format('create index %1$s_core on %1$I (company_id, name_core)', target);
  execute format('create or replace function %1$s_alike(name text, most integer) returns table (id bigint, alike double precision) language plpgsql stable
    security definer set search_path = public as $f$
    declare
      key text := company_name_key(name);
      core text := company_name_core(key);
      key_pairs text[] := letter_pairs(key);
      core_pairs text[] := letter_pairs(core);
      own bigint := app_company_id();
      wanted text := '''';
      -- a shorter own part that stands in this one
      parts text[] := array(select substr(core, at, size) from generate_series(1, length(core) - 1) at, generate_series(2, 3) size
        where at + size <= length(core) + 1);
    begin
      if length(core) < 2 then return; end if;
      if cardinality(core_pairs) <= 2 then
        wanted := ''letter_pairs(t.name_core) && $1'';
      else
        select string_agg(format(''letter_pairs(t.name_core) @> %%L::text[]'', array[substr(core, at, 2), substr(core, at + 1, 2)]), '' or '')
          || '' or t.name_core = any($7)'' into wanted from generate_series(1, length(core) - 2) at;
      end if;
      return query execute ''select c.id, (case when c.name_key = $4 then 1 else least(0.99, 2.0 * (select count(*) from unnest(c.pairs) p where p = any($5))
            / greatest(1, cardinality(c.pairs) + cardinality($5)) + case when c.name_core = $3 then 0.25 else 0 end) end)::float8
          from (select t.id, t.name_key, t.name_core, letter_pairs(t.name_key) as pairs from %1$I t where ('' || wanted || '') and t.company_id = $2
            and t.removed_at is null and t.merged_into is null
            order by t.name_core <> $3, abs(length(t.name_key) - length($4)) limit 300) c
          order by 2 desc, 1 limit $6'' using core_pairs, own, core, key, key_pairs, most, parts;
    end $f$', target);
end $$;
call partner_alike('customer');
call partner_alike('provider');

-- how many rows they answer with: plans that expect a thousand read the whole table
alter function customer_alike(text, integer) rows 30;
alter function provider_alike(text, integer) rows 30;
alter function customer_found(text) rows 200;
alter function provider_found(text) rows 200;
