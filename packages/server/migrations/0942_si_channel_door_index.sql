-- outside a transaction
create unique index concurrently if not exists si_channel_door on si_channel (door);
