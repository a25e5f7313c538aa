create or replace function booking_message_found(kind text, text_of text) returns setof bigint language sql stable security definer
  set search_path = public as $$
  select id from booking_message where company_id = (select app_company_id()) and document_kind = $1
    and (length($2) < 2 or letter_grams(upper(booking_no || ' ' || words)) @> sought_grams($2))
    and position($2 in upper(booking_no || ' ' || words)) > 0
$$;
