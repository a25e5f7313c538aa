// Declarations and tables of a new kind of document.

/** Import and declaration of the rows below a record: boxes with lines, or lines alone. */
const rowFacts = ({ table, boxes }) =>
  boxes
    ? `const quantities: readonly EntityField[] = [
  { key: 'Packages', kind: 'number', zh: '件数', en: 'Packages', min: 0, max: 1e6, digits: 0, listed: 84 },
  { key: 'Weight', kind: 'number', zh: '毛重', en: 'Gross weight', min: 0, max: 1e9, digits: 3, unit: 'KGS', listed: 112 },
]

const boxes = {
  zh: '箱货',
  en: 'Containers',
  boxes: {
    zh: '箱',
    en: 'Container',
    table: '${table}_box',
    most: 500,
    fields: [
      { key: 'BoxNo', kind: 'text', zh: '箱号', en: 'Container number', max: 11, upper: true, listed: 132 },
      { key: 'BoxType', kind: 'text', zh: '箱型', en: 'Type', max: 4, upper: true, listed: 76 },
      { key: 'SealNo', kind: 'text', zh: '铅封号', en: 'Seal number', max: 20, upper: true, listed: 104 },
      ...quantities,
    ],
  },
  lines: {
    zh: '货物',
    en: 'Goods',
    table: '${table}_box_line',
    most: 100,
    fields: [{ key: 'Goods', kind: 'text', zh: '品名', en: 'Goods', max: 200, required: true, listed: 220 }, ...quantities],
  },
  by: 'BoxNo',
  quantities: ['Packages', 'Weight'],
} as const satisfies BoxesFacts
`
    : `const lines = {
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
`

/** Declarations of the shape of an SI: versions and a desk. */
const shapeFacts = ({ boxes, versions, desk, path, page }) =>
  [
    versions &&
      `  versions: {
    withdrawing: ['void'],
    shape: {
      fields,
      lines: ${boxes ? '{ Boxes: { ...boxes, fields: boxes.boxes.fields, lines: { Lines: boxes.lines } } }' : '{ items: lines.items }'},
    },
  },`,
    desk &&
      `  desk: {
    works: { path: '${path}', code: 'edit' },
    claims: { path: '${path}', code: 'edit' },
    assigns: { path: '${page}', code: 'state' },
    holds: 30,
    mine: '${path}',
  },`,
  ]
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('')

const importIf = (needed, type, file) => (needed ? `import type { ${type} } from '../document/${file}.ts'\n` : '')

export const contract = ({
  entity,
  kind,
  table,
  zh,
  path,
  page,
  letters,
  boxes,
  versions,
  desk,
}) => `${importIf(boxes, 'BoxesFacts', 'boxes/boxes')}import { defineDocument, documentSides } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
${importIf(!boxes, 'LinesFacts', 'lines')}import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { nameZh, remark } from '../entity/common-fields.ts'
import { defineStates } from '../states.ts'

const move = { staff: { path: '${page}', code: 'state' } }

/** How a ${entity} stands (${zh}). */
export const ${kind}States = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
${
  desk
    ? `    submitted: { code: 4, zh: '待审核', en: 'Submitted', tone: 'orange', dueHours: 4 },
    returned: { code: 5, zh: '已退回', en: 'Returned', tone: 'red' },
`
    : ''
}    confirmed: { code: 1, zh: '已确认', en: 'Confirmed', tone: 'blue', dueHours: 72 },
    closed: { code: 2, zh: '已完成', en: 'Closed', tone: 'green', final: true },
    void: { code: 3, zh: '已作废', en: 'Void', tone: 'red', final: true },
  },
  sides: documentSides,
  moves: {
${
  desk
    ? `    submit: {
      zh: '提交审核',
      tone: 'orange',
      from: ['draft', 'returned'${versions ? `, 'confirmed'` : ''}],
      to: 'submitted',
      by: move,
      guards: ['${boxes ? 'hasBoxes' : 'hasLines'}'],
      act: { zh: '提交审核', about: '提交后由审核人员领取，4 小时内处理。', done: '已提交审核', weight: 'primary' },
    },
    sendBack: {
      zh: '退回修改',
      tone: 'red',
      from: ['submitted'],
      to: 'returned',
      by: move,
      returns: true,
      remarks: '请写明需要修改的内容',
      act: { zh: '退回修改', about: '退回后由录入人修改，修改后重新提交。', done: '已退回' },
    },
`
    : ''
}    confirm: {
      zh: '确认',
      tone: 'blue',
      from: ['${desk ? 'submitted' : 'draft'}'],
      to: 'confirmed',
      by: move,
${
  desk
    ? ''
    : `      guards: ['${boxes ? 'hasBoxes' : 'hasLines'}'],
`
}      act: { zh: '确认', about: '确认后 72 小时内需完成。', done: '已确认', weight: 'primary' },
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
      from: ['draft'${desk ? `, 'submitted', 'returned'` : ''}, 'confirmed'],
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

${rowFacts({ table, boxes })}
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
  fields: changeWords(fields, ${boxes ? '{}, boxes' : 'lines'}),
  states: ${kind}States,
  number: { rule: '${letters}{yy}{mm}{seq:4}', button: { path: '${path}', code: 'number' } },
  ${boxes ? 'boxes' : 'lines'},
${shapeFacts({ boxes, versions, desk, path, page })}  files: {
    contract: { zh: '合同', en: 'Contract', audience: 'internal', dated: true },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
`

export const migration = ({
  table,
  zh,
  path,
  page,
  title,
  pageTitle,
  parent,
  boxes,
  versions,
}) => `-- ${zh}: one column for each field of its declaration.
call document_entity('${table}', $$code text not null, name_zh text not null, remark text not null default ''$$, 0, null);
${
  boxes
    ? `call document_lines('${table}_box', $$box_no text not null default '', box_type text not null default '', seal_no text not null default '',
  packages integer, weight numeric(12, 3)$$);
call document_box_lines('${table}_box_line', '${table}_box', $$goods text not null, packages integer, weight numeric(12, 3)$$);`
    : `call document_lines('${table}_item', $$name text not null, quantity numeric(12, 3), remark text not null default ''$$);`
}
${
  versions
    ? `alter table ${table} add column in_force_version integer not null default 0;
call version_table('${table}_version', '${table}');
`
    : ''
}
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
