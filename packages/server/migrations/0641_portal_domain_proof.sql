-- A host name of a site is served once its company has proved that it may set records of that name: a TXT record with the token.
-- Sites that are reached by their host name now stay reached: the default of this moment stands for them.
alter table portal_site
  -- '' until a host name is given
  add column domain_token text not null default '',
  add column domain_proved_at timestamptz(3) default now();
alter table portal_site alter column domain_proved_at drop default;
