-- 运价 has more than thirty pages: groups by what people come for, the daily ones first.
insert into menu (path, name, icon, sort)
select entry.path, entry.name, entry.icon, parent.sort + entry.place
from (values
  ('/SeaFreight/Prices', '查价与报价', 'search', 1),
  ('/SeaFreight/LCLFreightManagement', '拼箱运价', 'columns', 2),
  ('/SeaFreight/ThirdFreight', '第三方运价', 'copy', 3)
) as entry (path, name, icon, place)
join menu parent on parent.path = '/SeaFreight';

update menu set name = '运价管理' where path = '/SeaFreight';

update menu m set parent_id = parent.id, sort = entry.place * 10
from (values
  ('/SeaFreight', '/SeaFreight/FreightManagement/FareCockpit', 1),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreight', 2),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreightAdd', 3),
  ('/SeaFreight', '/SeaFreight/FreightManagement/NewFCLFreightBatch', 4),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightDrafts', 5),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreightPost', 6),
  ('/SeaFreight', '/SeaFreight/FreightManagement/ExpiredFreight', 7),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightNotVisible', 8),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreightBatch', 9),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreightIncrease', 10),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightModifyList', 11),
  ('/SeaFreight', '/SeaFreight/FreightManagement/extracost', 12),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightCustomerLevel', 13),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightCustomerLevelCompany', 14),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreightConfiguration', 15),
  ('/SeaFreight', '/SeaFreight/FreightManagement/SailScheduleTemplate', 16),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FCLFreightHistory', 17),
  ('/SeaFreight/Prices', '/SeaFreight/FreightManagement/FCLFreightSearch', 1),
  ('/SeaFreight/Prices', '/SeaFreight/FreightManagement/FreightResult', 2),
  ('/SeaFreight/Prices', '/SeaFreight/quickQuoteSearchCenter', 3),
  ('/SeaFreight/Prices', '/SeaFreight/FreightPush', 4),
  ('/SeaFreight/Prices', '/SeaFreight/FreightManagement/HistoryFreightSearch', 5),
  ('/SeaFreight/LCLFreightManagement', '/SeaFreight/LCLFreightManagement/LCLRateMaintenance', 1),
  ('/SeaFreight/LCLFreightManagement', '/SeaFreight/LCLFreightManagement/LCLRateEdit', 2),
  ('/SeaFreight/LCLFreightManagement', '/SeaFreight/LCLFreightManagement/FreightCo-load', 3),
  ('/SeaFreight/ThirdFreight', '/SeaFreight/FreightManagement/ThirdFreightList', 1),
  ('/SeaFreight/ThirdFreight', '/SeaFreight/FreightManagement/ThirdFreightMySubscribe', 2),
  ('/SeaFreight/ThirdFreight', '/SeaFreight/FreightManagement/ThirdFreightMySubscribeSale', 3),
  ('/SeaFreight/ThirdFreight', '/SeaFreight/FreightManagement/ThirdFreightOtherSubscribe', 4),
  ('/SeaFreight/ThirdFreight', '/SeaFreight/FreightManagement/ThirdFreightTemplate', 5)
) as entry (parent, path, place)
join menu parent on parent.path = entry.parent
where m.path = entry.path;
