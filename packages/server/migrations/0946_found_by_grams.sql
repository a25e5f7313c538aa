create or replace function box_slip_found(words text) returns setof bigint language sql stable security definer set search_path = public as $$
  select id from box_slip where (staff_id = (select app_company_id()) or company_id = (select app_company_id())
      or fleet_id = (select app_company_id()))
    and (length(words) < 2 or letter_grams(search) @> sought_grams(words)) and position(words in search) > 0
$$;
create or replace function manifest_found(words text) returns setof bigint language sql stable security definer set search_path = public as $$
  select id from manifest where (staff_id = (select app_company_id()) or company_id = (select app_company_id()))
    and (length(words) < 2 or letter_grams(search) @> sought_grams(words)) and position(words in search) > 0
$$;
