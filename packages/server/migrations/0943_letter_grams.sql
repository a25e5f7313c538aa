-- Two and three letters in a row of a text, for an index of the letters of lists where much is alike: names that differ by their last sign, numbers
-- of one carrier. A text of three letters and more is sought by its threes, which few rows have in common.
create function letter_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(words, place, size)), '{}')
    from generate_series(2, 3) size, generate_series(1, length(words) - size + 1) place
$$;
create function sought_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(words, place, least(3, length(words)))), '{}')
    from generate_series(1, greatest(1, length(words) - 2)) place
$$;
