-- The carrier's numbers of a booking stand among its words: whoever has only the SO or the bill finds it. The words are made of the fields that people
-- write; the numbers come with a confirmation and are added here, whatever statement writes either. Rows from
-- before get them by the job that writes words anew.
create function booking_numbers_found() returns trigger language plpgsql as $$
declare number text;
begin
  foreach number in array array[upper(new.so_no), upper(new.bl_no)] loop
    if number <> '' and position(number in new.search) = 0 then
      new.search := new.search || ' ' || number;
    end if;
  end loop;
  return new;
end $$;
create trigger booking_numbers_found before insert or update of search, so_no, bl_no on booking
  for each row execute function booking_numbers_found();
