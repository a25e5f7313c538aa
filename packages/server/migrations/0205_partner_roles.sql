-- An operator keeps the roles of the customers and providers that it serves.
update menu set buttons = '[{"code":"view","name":"查看"},{"code":"edit","name":"维护角色"},{"code":"assign","name":"分配人员角色"}]'
where path in ('/system/company/customer/customerRole', '/system/company/provider/providerRole');
