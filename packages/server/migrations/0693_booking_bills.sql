-- Number of bills of lading of a booking: charges by bill are priced by it. Bookings from before state none, and their prices stand as they are.
alter table booking add column bills integer;
alter table booking alter column bills set default 1;
