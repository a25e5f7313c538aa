-- Statements from before. They are read once the trigger works, so that none is missed between both.
insert into track_unmapped (company_id, party, code, kind, value)
select distinct e.company_id, e.party, c.code, n.kind, n.value from track_event e cross join lateral track_code_of(e.event) c (code)
  cross join lateral track_names_of(e.box, e.bill, e.booking, e.imo, e.ship) n
where e.milestone = '' and c.code <> '' order by 1, 2, 3, 4, 5 on conflict do nothing;
