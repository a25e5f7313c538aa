call partitions.divide('message');
call protect_table('message');
