call partitions.divide('audit_log');
revoke update, delete, truncate on audit_log from jst_app;
call force_row_security('audit_log');
create policy read_audit on audit_log for select using ((select app_scope()) in ('system', 'platform') or company_id = (select app_company_id()) or operator_id = (select app_company_id()));
create policy write_audit on audit_log for insert with check (true);
