-- 箱单号段: numbers that a carrier or depot gave. `next` is the digits of the next number, from_no and to_no have the same length. The database refuses
-- ranges of a company that overlap: numbers of the same form are compared.
call own_entity('slip_range', $$code text not null, name_zh text not null default '', carrier_code text not null default '', depot text not null default '',
  prefix text not null default '', from_no text not null check (from_no ~ '^\d{1,15}$'), to_no text not null check (to_no ~ '^\d{1,15}$'), valid_to date,
  remark text not null default '', next bigint, check (length(from_no) = length(to_no) and from_no <= to_no),
  constraint slip_range_apart exclude using gist (company_id with =, prefix with =, (length(from_no)) with =,
    (int8range(from_no::bigint, to_no::bigint, '[]')) with &&) where (removed_at is null and merged_into is null)$$);
-- A range begins at its first number; one that is moved goes on where it was, if that still lies in it.
create function slip_range_begins() returns trigger language plpgsql as $$
begin
  if new.next is null or new.next < new.from_no::bigint or new.next > new.to_no::bigint + 1 then
    new.next := new.from_no::bigint;
  end if;
  return new;
end $$;
create trigger slip_range_begins before insert or update of from_no, to_no, prefix on slip_range for each row execute function slip_range_begins();
