import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'

/**
 * How a rate stands, whose list is at a path. Whether it holds today is not a state: the days of its validity say that (`Effect`).
 */
export function rateStates<const P extends string>(list: P) {
  const publish = { staff: { path: list, code: 'publish' } } as const
  return defineStates({
    states: {
      draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
      published: { code: 1, zh: '已发布', en: 'Published', tone: 'green' },
      hidden: { code: 2, zh: '不可见', en: 'Hidden', tone: 'orange' },
      disabled: { code: 3, zh: '已停用', en: 'Disabled', tone: 'red' },
      archived: { code: 4, zh: '历史', en: 'Archived', tone: 'grey' },
    },
    sides: documentSides,
    moves: {
      publish: {
        zh: '发布',
        tone: 'green',
        from: ['draft', 'hidden', 'disabled'],
        to: 'published',
        by: publish,
        guards: ['publishable'],
        act: { zh: '发布', about: '发布后按可见范围参与询价和报价。', done: '已发布', weight: 'primary' },
      },
      withdraw: {
        zh: '撤回草稿',
        tone: 'grey',
        from: ['published'],
        to: 'draft',
        by: publish,
        act: { zh: '撤回草稿', about: '撤回后不再参与询价；已发出的报价不受影响。', done: '已撤回' },
      },
      hide: {
        zh: '设为不可见',
        tone: 'orange',
        from: ['published'],
        to: 'hidden',
        by: publish,
        reasons: [
          { code: 'CHECK', zh: '价格待核实' },
          { code: 'SPACE', zh: '舱位紧张' },
          { code: 'OTHER', zh: '其他原因' },
        ],
        act: { zh: '设为不可见', about: '客户和销售都查不到，随时可重新发布。', done: '已设为不可见' },
      },
      disable: {
        zh: '停用',
        tone: 'red',
        from: ['published', 'hidden'],
        to: 'disabled',
        by: publish,
        reasons: [
          { code: 'WITHDRAWN', zh: '供应商撤价' },
          { code: 'WRONG', zh: '价格有误' },
          { code: 'OTHER', zh: '其他原因' },
        ],
        act: { zh: '停用', about: '停用后不再参与询价和报价。', done: '已停用', weight: 'danger' },
      },
      archive: {
        zh: '归档',
        tone: 'grey',
        from: ['draft', 'published', 'hidden', 'disabled'],
        to: 'archived',
        by: publish,
        act: { zh: '归档', about: '归档后只在历史中可查。', done: '已归档' },
      },
      reopen: {
        zh: '转为草稿',
        tone: 'grey',
        from: ['archived', 'disabled', 'hidden'],
        to: 'draft',
        by: publish,
        act: { zh: '转为草稿', about: '修改后可重新发布。', done: '已转为草稿' },
      },
    },
  })
}
