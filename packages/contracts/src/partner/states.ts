import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'

const stopReasons = [
  { code: 'CLOSED', zh: '企业注销或停业' },
  { code: 'CREDIT', zh: '信用问题' },
  { code: 'SERVICE', zh: '服务不达标' },
  { code: 'OTHER', zh: '其他原因' },
] as const

/** States of a customer or provider as its keeper knows it (commercial handbook §2.3, as far as no sales process moves it). */
const machine = <P extends string>(path: P, first: string, hours: number) => {
  const keep = { staff: { path, code: 'state' } }
  return defineStates({
    states: {
      potential: { code: 0, zh: first, en: 'Potential', tone: 'grey', dueHours: hours },
      active: { code: 1, zh: '合作中', en: 'Active', tone: 'green' },
      dormant: { code: 2, zh: '沉睡', en: 'Dormant', tone: 'orange' },
      stopped: { code: 3, zh: '停止合作', en: 'Stopped', tone: 'red' },
      blacklisted: { code: 4, zh: '黑名单', en: 'Blacklisted', tone: 'red' },
    },
    sides: documentSides,
    moves: {
      activate: {
        zh: '开始合作',
        tone: 'green',
        from: ['potential', 'dormant', 'stopped'],
        to: 'active',
        by: keep,
        guards: ['complete'],
        act: { zh: '开始合作', about: '开始合作后可以报价、订舱和结算。', done: '已开始合作', weight: 'primary' },
      },
      rest: {
        zh: '转为沉睡',
        tone: 'orange',
        from: ['active'],
        to: 'dormant',
        by: keep,
        act: { zh: '转为沉睡', about: '长期没有业务的转为沉睡，仍可随时恢复合作。', done: '已转为沉睡' },
      },
      stop: {
        zh: '停止合作',
        tone: 'red',
        from: ['potential', 'active', 'dormant'],
        to: 'stopped',
        by: keep,
        reasons: stopReasons,
        act: { zh: '停止合作', about: '停止合作后不能再新建业务，进行中的业务不受影响。', done: '已停止合作', weight: 'danger' },
      },
      blacklist: {
        zh: '列入黑名单',
        tone: 'red',
        from: ['potential', 'active', 'dormant', 'stopped'],
        to: 'blacklisted',
        by: keep,
        remarks: '请写明列入黑名单的事实',
        reasons: stopReasons,
        act: { zh: '列入黑名单', about: '列入黑名单后，任何人新建业务时都会被拦截。', done: '已列入黑名单', weight: 'danger' },
      },
      pardon: {
        zh: '移出黑名单',
        tone: 'blue',
        from: ['blacklisted'],
        to: 'stopped',
        by: keep,
        remarks: '请写明移出黑名单的理由',
        act: { zh: '移出黑名单', about: '移出后为停止合作状态，可再恢复合作。', done: '已移出黑名单' },
      },
    },
  })
}

/** A potential customer is followed up within 30 days, a new provider checked within 14. */
export const customerStates = machine('/system/company/customer/customerDetail', '潜在客户', 30 * 24)
export const providerStates = machine('/system/company/provider/providerDetail', '待考察', 14 * 24)

export const partnerStates = { customer: customerStates, provider: providerStates } as const
