-- Names alike, however many companies share what they do: neighbouring signs that more than 300 names have say nothing of one company (汽车配件), and are
-- left out as long as others are there. Each is looked at no further than that; before, ten thousand rows were read and sorted for them.
create or replace procedure partner_alike(target text) language plpgsql as $$
begin
  execute format('create or replace function %1$s_alike(name text, most integer) returns table (id bigint, alike double precision) language plpgsql stable
    rows 30 security definer set search_path = public set enable_seqscan = off set enable_indexscan = off as $f$
    declare
      key text := company_name_key(name);
      core text := company_name_core(key);
      key_pairs text[] := letter_pairs(key);
      own bigint := app_company_id();
      -- of a longer own part three neighbouring signs have to be the same, of a short one two
      size integer := case when length(core) <= 3 then 2 else 3 end;
      -- a shorter own part that stands in this one
      parts text[] := array(select substr(core, at, long) from generate_series(1, length(core) - 1) at, generate_series(2, 3) long
        where length(core) > 3 and at + long <= length(core) + 1);
    begin
      if length(core) < 2 then return; end if;
      return query with hits as materialized (
          select at, t.* from generate_series(1, length(core) - size + 1) at cross join lateral (
            select c.id, c.name_key, c.name_core from %1$I c
            where letter_pairs(c.name_core) @> letter_pairs(substr(core, at, size)) and c.company_id = own and c.removed_at is null
              and c.merged_into is null limit 301) t
        ), rare as materialized (select at from hits group by at having count(*) <= 300),
        found as (
          select h.id, h.name_key, h.name_core from hits h where h.at in (select r.at from rare r) or not exists (select from rare)
          union select c.id, c.name_key, c.name_core from %1$I c where c.name_core = any(parts || core) and c.company_id = own
            and c.removed_at is null and c.merged_into is null
        ), nearest as (
          select * from found f order by f.name_core <> core, abs(length(f.name_key) - length(key)) limit 300
        )
        select n.id, (case when n.name_key = key then 1 else least(0.99, 2.0 * p.shared / greatest(1, p.own + cardinality(key_pairs))
          + case when n.name_core = core then 0.25 else 0 end) end)::float8
        -- letter_pairs would be called for each row
        from nearest n cross join lateral (select count(*) as own, count(*) filter (where pair = any(key_pairs)) as shared
          from (select distinct substr(n.name_key, place, 2) as pair from generate_series(1, length(n.name_key) - 1) place) pairs) p
        order by 2 desc, 1 limit most;
    end $f$', target);
end $$;
call partner_alike('customer');
call partner_alike('provider');
