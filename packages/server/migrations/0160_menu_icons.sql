-- No two entries that stand beside each other in a menu have the same icon; history is that of the recent pages.
update menu set icon = 'edit' where path = '/DataMaintenance';
update menu set icon = 'clock' where path = '/external/workbench/siSubmitLog';
update menu set icon = 'file' where path = '/external/workbench/SILogs';
