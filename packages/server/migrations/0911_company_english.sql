-- Name and address of a company in English, as they stand on bills of lading.
alter table company add column name_en text not null default '', add column address_en text not null default '';
