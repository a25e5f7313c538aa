-- Charges below documents, in the lists that their kind declares (sheet). Amounts are computed from what stands here, never stored.
call document_lines('document_charge', $$sheet text not null, code text not null, name_zh text not null, name_en text not null,
  basis text not null check (basis in ('C', 'B', 'S', 'T', 'R', 'F')), box text not null, quantity numeric(15, 3), price numeric(16, 4) not null,
  minimum numeric(16, 4), currency text not null check (currency ~ '^[A-Z]{3}$'), pp_cc text not null check (pp_cc in ('PP', 'CC')),
  tax_rate numeric(5, 2) not null check (tax_rate between 0 and 100), payer text not null, in_all_in boolean not null, percent_of text[] not null,
  remark text not null$$);

-- Who set a company's rule of numbers last.
alter table document_number_rule add column employee_name text not null default '';

update menu set buttons = buttons || '[{"code":"number","name":"设置编号规则"}]'::jsonb
  where path in ('/system/company/customer/customerList', '/system/company/provider/providerList');
