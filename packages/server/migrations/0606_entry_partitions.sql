call partitions.divide('document_entry');
call protect_part('document_entry');
