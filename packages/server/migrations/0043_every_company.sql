-- Entries that the administrators of every company get, of customers and providers too: their people, their roles, their own record.
alter table menu add column every_company boolean not null default false;
update menu set every_company = true where path in (
  '/system/employee/list', '/system/StuffEdit', '/system/CompanyApplication', '/system/CurrentCompanyDetail', '/system/company/editCompanyInfo',
  '/system/role/companyRole', '/system/role/roleEdit', '/system/permission/permissionList'
);
