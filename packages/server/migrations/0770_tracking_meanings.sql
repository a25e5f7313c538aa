-- Meanings that people give to codes of a party that nobody else knows. They hold for statements that were taken in before and after.
create table track_meaning (
  company_id bigint not null references company on delete cascade,
  party text not null,
  code text not null check (code <> ''),
  milestone text not null,
  by_id bigint references employee on delete set null,
  by_name text not null,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, party, code)
);
call force_row_security('track_meaning');
create policy tenant on track_meaning using ((select app_scope()) in ('system', 'platform') or company_id = (select app_company_id()));
-- The code as the party writes it: that of DCSA, with its document, or that of the segment STS.
create function track_code_of(event jsonb) returns text language sql immutable set search_path = public, pg_temp as $$
  select coalesce(nullif(concat_ws(' ', nullif(event ->> 'code', ''), nullif(event ->> 'documentType', '')), ''),
    substring(event ->> 'raw' from '^STS\+[^+]*\+([^:+'']+)'), '')
$$;
