import { documentSides } from '../../document/document.ts'
import { defineStates } from '../../states.ts'

/** How a content stands before its visitors. What they read is what was published last, whatever is written since. */
export const contentStates = (path: string) => {
  const by = { staff: { path, code: 'publish' } } as const
  return defineStates({
    states: {
      draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
      scheduled: { code: 1, zh: '定时发布', en: 'Scheduled', tone: 'blue' },
      published: { code: 2, zh: '已发布', en: 'Published', tone: 'green' },
      offline: { code: 3, zh: '已下线', en: 'Offline', tone: 'orange' },
    },
    sides: documentSides,
    moves: {
      publish: {
        zh: '发布',
        tone: 'green',
        from: ['draft', 'scheduled', 'offline'],
        to: 'published',
        by,
        guards: ['whole', 'due'],
        act: { zh: '发布', about: '发布后访客立即可以看到。', done: '已发布', weight: 'primary' },
      },
      renew: {
        zh: '更新发布',
        tone: 'green',
        from: ['published'],
        to: 'published',
        by,
        guards: ['whole', 'due', 'edited'],
        act: { zh: '更新发布', about: '访客看到的内容将换成当前保存的内容。', done: '已更新发布', weight: 'primary' },
      },
      schedule: {
        zh: '定时发布',
        tone: 'blue',
        from: ['draft', 'scheduled', 'offline'],
        to: 'scheduled',
        by,
        guards: ['whole', 'ahead'],
        act: { zh: '定时发布', about: '到发布日期当天 0 点（北京时间）自动发布当前保存的内容。', done: '已定时' },
      },
      withdraw: {
        zh: '下线',
        tone: 'orange',
        from: ['scheduled', 'published'],
        to: 'offline',
        by,
        act: { zh: '下线', about: '下线后访客看不到，内容与历史版本保留，可再次发布。', done: '已下线' },
      },
      appear: { zh: '到期发布', tone: 'green', from: ['scheduled'], to: 'published', by: {} },
      expire: { zh: '到期下线', tone: 'orange', from: ['published'], to: 'offline', by: {} },
    },
  })
}
