-- Person of a customer who sent an inquiry from the rate search (null: the staff asked), and the words that were sent along. The remark is the staff's.
alter table rate_inquiry add column asked_by bigint, add column asked_words text not null default '';
alter table rate_inquiry add constraint rate_inquiry_asked_by foreign key (asked_by) references employee on delete set null not valid;
