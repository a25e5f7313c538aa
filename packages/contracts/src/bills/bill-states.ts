import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { billButtons, type BillKind } from './pages.ts'

const back = { code: 'BACK', zh: '正本已全部收回' } as const
const none = { code: 'NONE', zh: '没有打印过正本' } as const

/** How a bill that is made up stands. Originals are printed of a locked bill alone. */
export const billStatesOf = (kind: BillKind) => {
  const { send, lock } = billButtons[kind]
  const by = { staff: lock }
  return defineStates({
    states: {
      draft: { code: 0, zh: '制作中', en: 'In making', tone: 'grey', dueHours: 24 },
      sent: { code: 1, zh: '样单已发', en: 'Draft sent', tone: 'orange', dueHours: 48 },
      locked: { code: 2, zh: '已锁定', en: 'Locked', tone: 'green', locked: true },
      surrendered: { code: 3, zh: '已电放', en: 'Surrendered', tone: 'purple', final: true },
      void: { code: 4, zh: '已作废', en: 'Void', tone: 'red', final: true },
    },
    sides: documentSides,
    moves: {
      send: {
        zh: '发送样单',
        tone: 'orange',
        from: ['draft', 'sent'],
        to: 'sent',
        by: { staff: send },
        guards: ['complete'],
        act: {
          zh: '发送样单',
          about: '内容存为一个版本。补料待发样单时，分单的样单随补料发给客户确认。',
          done: '样单已发送',
        },
      },
      lock: {
        zh: '锁定',
        tone: 'green',
        from: ['draft', 'sent'],
        to: 'locked',
        by,
        guards: ['complete', 'current', 'matched', 'loaded', 'aboard', 'sole'],
        act: {
          zh: '锁定',
          about: '锁定后内容不能修改，可以打印正本。客户已确认样单的分单，锁定时补料随之签发。',
          done: '已锁定',
          weight: 'primary',
        },
      },
      unlock: {
        zh: '解锁',
        tone: 'orange',
        from: ['locked'],
        to: 'draft',
        by,
        guards: ['back'],
        reasons: [back, none],
        act: { zh: '解锁', about: '解锁后可以修改；已打印的正本和副本随之失效，重新锁定后再打印。', done: '已解锁' },
      },
      surrender: {
        zh: '电放',
        tone: 'purple',
        from: ['locked'],
        to: 'surrendered',
        by,
        guards: ['back'],
        reasons: [back, none],
        act: { zh: '登记电放', about: '此后只打印带 SURRENDERED 字样的副本，正本失效。', done: '已登记电放' },
      },
      void: {
        zh: '作废',
        tone: 'red',
        from: ['draft', 'sent', 'locked'],
        to: 'void',
        by,
        guards: ['back'],
        reasons: [
          { code: 'CANCELLED', zh: '业务取消' },
          { code: 'ERROR', zh: '制作错误' },
          { code: 'OTHER', zh: '其他原因' },
        ],
        act: { zh: '作废', about: '作废后不能恢复；已打印的正本须先全部签回，单证扫码显示作废。', done: '已作废', weight: 'danger' },
      },
    },
  })
}
export const houseBillStates = billStatesOf('houseBill')
export const masterBillStates = billStatesOf('masterBill')
/** Codes of the states, the same of both kinds. */
export const billStateCodes = houseBillStates.codes
