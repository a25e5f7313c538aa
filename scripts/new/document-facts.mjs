// Declarations and tables of a new kind of document.

export const contract = ({
  entity,
  kind,
  table,
  zh,
  path,
  page,
  letters,
}) => `import { defineDocument, documentSides } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import type { LinesFacts } from '../document/lines.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { nameZh, remark } from '../entity/usual-fields.ts'
import { defineStates } from '../states.ts'

const move = { staff: { path: '${page}', code: 'state' } }

/** How a ${entity} stands (${zh}). */
export const ${kind}States = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    confirmed: { code: 1, zh: '已确认', en: 'Confirmed', tone: 'blue', dueHours: 72 },
    closed: { code: 2, zh: '已完成', en: 'Closed', tone: 'green', final: true },
    void: { code: 3, zh: '已作废', en: 'Void', tone: 'red', final: true },
  },
  sides: documentSides,
  moves: {
    confirm: {
      zh: '确认',
      tone: 'blue',
      from: ['draft'],
      to: 'confirmed',
      by: move,
      guards: ['hasLines'],
      act: { zh: '确认', about: '确认后 72 小时内需完成。', done: '已确认', weight: 'primary' },
    },
    close: {
      zh: '完成',
      tone: 'green',
      from: ['confirmed'],
      to: 'closed',
      by: move,
      act: { zh: '完成', about: '完成后内容不能再修改。', done: '已完成', weight: 'primary' },
    },
    void: {
      zh: '作废',
      tone: 'red',
      from: ['draft', 'confirmed'],
      to: 'void',
      by: move,
      reasons: [
        { code: 'CANCELLED', zh: '业务取消' },
        { code: 'ERROR', zh: '录入错误' },
        { code: 'OTHER', zh: '其他原因' },
      ],
      act: { zh: '作废', about: '作废后内容不能再修改，编号不再使用。', done: '已作废', weight: 'danger' },
    },
  },
})

const fields: readonly EntityField[] = [numberField('${zh}编号'), { ...nameZh, zh: '名称', en: 'Name', inline: true }, remark]

const lines = {
  items: {
    zh: '明细',
    en: 'Items',
    table: '${table}_item',
    most: 200,
    fields: [
      { key: 'Name', kind: 'text', zh: '品名', en: 'Name', max: 80, required: true, listed: 240 },
      { key: 'Quantity', kind: 'number', zh: '数量', en: 'Quantity', min: 0, max: 1e9, digits: 3, listed: 110 },
      { key: 'Remark', kind: 'text', zh: '备注', en: 'Remark', max: 200, listed: 240 },
    ],
  },
} as const satisfies Readonly<Record<string, LinesFacts>>

/** ${zh} (${path}): its list and every call of it. */
export const ${kind}Calls = entityCalls(
  defineEntity({
    name: '${entity}',
    kind: '${kind}',
    table: '${table}',
    zh: '${zh}',
    path: '${path}',
    ownOnly: true,
    stated: true,
    fields,
    derived: [stageField(${kind}States)],
  }),
)

/** Parts of the record beside its fields. */
export const ${kind}Document = defineDocument({
  kind: '${kind}',
  zh: '${zh}',
  en: '${entity}',
  reads: ['${page}'],
  writes: { path: '${path}', code: 'edit' },
  page: '${page}',
  fields: changeWords(fields, lines),
  states: ${kind}States,
  number: { rule: '${letters}{yy}{mm}{seq:4}', button: { path: '${path}', code: 'number' } },
  lines,
  files: {
    contract: { zh: '合同', en: 'Contract', audience: 'internal', dated: true },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
`

export const migration = ({ table, zh, path, page, title, pageTitle, parent }) => `-- ${zh}: one column for each field of its declaration.
call document_entity('${table}', $$code text not null, name_zh text not null, remark text not null default ''$$, 0, null);
call document_lines('${table}_item', $$name text not null, quantity numeric(12, 3), remark text not null default ''$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  entry.buttons::jsonb
from (values
  ('${path}', '${title}', 10, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},
    {"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"},
    {"code":"number","name":"设置编号规则"}]'),
  ('${page}', '${pageTitle}', 11, '[{"code":"state","name":"确认、完成与作废"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '${parent}';
`
