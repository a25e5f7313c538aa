-- The folded box is read newest first. A line of it is the latest message of its day about its bill: whether there is a later one is asked by the bill.
create index message_newest on message (recipient_id, create_time desc, id desc);
create index message_fold on message (recipient_id, bill, create_time desc) where bill <> '';
