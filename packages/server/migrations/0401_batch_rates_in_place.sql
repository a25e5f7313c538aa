-- A plan of a batch becomes its record in place: there is room for what the run adds, so that rows stay in their pages and no index is written again.
alter table freight_batch_rate set (fillfactor = 25);
-- Rows go with their rate, and a plan with its batch. Further keys say what follows from these, and each is looked up for each of 20,000 rows.
alter table freight_batch_rate drop constraint freight_batch_rate_company_id_fkey, drop constraint freight_batch_rate_operator_id_fkey;
alter table freight_rate_version drop constraint freight_rate_version_company_id_fkey, drop constraint freight_rate_version_operator_id_fkey,
  drop constraint freight_rate_version_employee_id_fkey, drop constraint freight_rate_version_batch_id_fkey;
-- The name of an author stands in the entry; somebody who is gone is told by it, as in the audit log.
alter table document_entry drop constraint document_entry_author_id_fkey;
-- Days are found by freight_rate_ending as well, which has them for rates that are out; nobody asks when drafts end.
drop index freight_rate_expiry;
