-- Numbers and ships that statements with a code without a milestone name, by party and code: a meaning is given to a code, and its shipments are found
-- here and not among all statements. An index of track_event could not be made beside running servers, since the table is divided.
create table track_unmapped (
  company_id bigint not null references company on delete cascade,
  party text not null,
  code text not null check (code <> ''),
  kind text not null check (kind in ('box', 'bill', 'booking', 'imo', 'ship')),
  value text not null check (value <> ''),
  primary key (company_id, party, code, kind, value)
);
call force_row_security('track_unmapped');
create policy system_only on track_unmapped using ((select app_scope()) = 'system');

-- Only a statement that names no box and no document is about a ship alone.
create function track_names_of(box text, bill text, booking text, imo text, ship text) returns table (kind text, value text)
language sql immutable as $$
  select n.kind, n.value from (values ('box', box, true), ('bill', bill, true), ('booking', booking, true),
    ('imo', imo, box = '' and bill = '' and booking = ''), ('ship', ship, box = '' and bill = '' and booking = '')) n (kind, value, counts)
  where n.counts and n.value <> ''
$$;
create function track_note_unmapped() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into track_unmapped (company_id, party, code, kind, value)
  select distinct e.company_id, e.party, c.code, n.kind, n.value from changed e cross join lateral track_code_of(e.event) c (code)
    cross join lateral track_names_of(e.box, e.bill, e.booking, e.imo, e.ship) n
  where e.milestone = '' and c.code <> '' order by 1, 2, 3, 4, 5 on conflict do nothing;
  return null;
end $$;
revoke all on function track_note_unmapped() from public;
create trigger track_unmapped after insert on track_event referencing new table as changed for each statement execute function track_note_unmapped();
