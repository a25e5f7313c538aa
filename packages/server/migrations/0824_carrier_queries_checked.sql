-- outside a transaction
alter table track_partner validate constraint track_partner_way_check;
