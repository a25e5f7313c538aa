-- receiver_print: person, phone and address of the receiver as the submission found them; a later change is seen by it.
alter table release_application add column receiver_print text not null default '';
