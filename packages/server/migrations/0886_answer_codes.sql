-- Codes of answers of partners, explained by administrators.
call entity_table('m_answer_code', $$code text not null, name_zh text not null, progress text not null, form text not null default '', todo text not null default '', person text not null default '', remark text not null default ''$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, '/DataMaintenance/AnswerCodes', '回执代码', '', 52, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},
    {"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"}]'::jsonb
from menu parent where parent.path = '/DataMaintenance';

insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path = '/DataMaintenance/AnswerCodes'
on conflict do nothing;
