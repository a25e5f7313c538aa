-- outside a transaction
-- A name may be claimed by several until one of them proves it.
create unique index concurrently if not exists portal_site_domain_proved on portal_site (domain) where domain <> '' and domain_proved_at is not null;
drop index concurrently if exists portal_site_domain;
