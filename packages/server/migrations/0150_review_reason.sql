-- The code that a reviewer chose stands in front of the remarks: `[R02 货描笼统] …`. Lists filter by it and homes count it.
alter table si_record add column review_reason text not null generated always as (coalesce(substring(review_remarks from '^\[([RV]\d{2}) '), '')) stored;
create index si_record_review_reason on si_record (company_id, review_reason) where status = 3 and review_reason <> '';
