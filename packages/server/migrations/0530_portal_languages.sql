-- What visitors of the English pages read of a content; '' where the Chinese stands in for it.
alter table portal_news add name_en text not null default '', add summary_en text not null default '', add body_en text not null default '';
alter table portal_announcement add name_en text not null default '', add summary_en text not null default '', add body_en text not null default '';
alter table portal_job add name_en text not null default '', add body_en text not null default '';
alter table portal_service add name_en text not null default '', add summary_en text not null default '', add body_en text not null default '';
alter table portal_live add title_en text not null default '', add summary_en text not null default '', add body_en text not null default '';
update portal_live set title_en = coalesce(facts ->> 'NameEn', '') where kind = 'office';
