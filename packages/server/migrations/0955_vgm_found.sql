-- VGM records of the reader's company whose number of a bill or box holds a text (capitals), by the index of their letters.
create function vgm_found(words text) returns setof bigint language sql stable security definer set search_path = public as $$
  select id from vgm where (staff_id = (select app_company_id()) or company_id = (select app_company_id()))
    and (length(words) < 2 or letter_grams(upper(bill_no || ' ' || box_no)) @> sought_grams(words))
    and position(words in upper(bill_no || ' ' || box_no)) > 0
$$;
