-- Messages of the reader's company whose number or words hold a text ($2, capitals), by the index of their letters: row-level security keeps such a
-- condition away from an index.
create function booking_message_found(kind text, text_of text) returns setof bigint language sql stable security definer
  set search_path = public as $$
  select id from booking_message where company_id = (select app_company_id()) and document_kind = $1
    and (length($2) < 2 or letter_pairs(upper(booking_no || ' ' || words)) @> letter_pairs($2))
    and position($2 in upper(booking_no || ' ' || words)) > 0
$$;
