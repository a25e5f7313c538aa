-- The view of a shipment of many facts with lines in place of these, which the page shows first; null where the view is short. Shipments from before
-- get it when they are computed next.
alter table track_shipment add column brief jsonb;
