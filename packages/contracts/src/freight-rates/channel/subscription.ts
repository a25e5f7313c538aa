import { defineDocument, documentSides } from '../../document/document.ts'
import { defineStates } from '../../states.ts'
import { channelPages } from './pages.ts'

const owner = { staff: { path: channelPages.others, code: 'audit' } } as const
const subscriber = { party: { path: channelPages.mine, code: 'state' } } as const

/** How a subscription stands. The staff are the people of the owner, the party is the subscriber. */
export const subscriptionStates = defineStates({
  states: {
    pending: { code: 0, zh: '待审核', en: 'Waiting', tone: 'blue', dueHours: 48 },
    active: { code: 1, zh: '已通过', en: 'Active', tone: 'green' },
    refused: { code: 2, zh: '已拒绝', en: 'Refused', tone: 'red', final: true },
    paused: { code: 3, zh: '已暂停', en: 'Paused', tone: 'orange' },
    expired: { code: 4, zh: '已到期', en: 'Expired', tone: 'grey', final: true },
    ended: { code: 5, zh: '已终止', en: 'Ended', tone: 'grey', final: true },
    stopped: { code: 6, zh: '已停供', en: 'Stopped', tone: 'red' },
  },
  sides: documentSides,
  moves: {
    approve: {
      zh: '审核通过',
      tone: 'green',
      from: ['pending'],
      to: 'active',
      by: owner,
      guards: ['offered'],
      act: {
        zh: '审核通过',
        about: '通过后对方询价时按渠道价使用本渠道的运价，看不到成本、供应商和合约。',
        done: '已通过',
        weight: 'primary',
      },
    },
    refuse: {
      zh: '拒绝',
      tone: 'red',
      from: ['pending'],
      to: 'refused',
      by: owner,
      reasons: [
        { code: 'COMPETITOR', zh: '存在竞争关系' },
        { code: 'UNKNOWN', zh: '企业资料不全' },
        { code: 'FULL', zh: '暂不增加订阅' },
        { code: 'OTHER', zh: '其他原因' },
      ],
      act: { zh: '拒绝', about: '拒绝后对方可以重新申请。', done: '已拒绝', weight: 'danger' },
    },
    withdraw: {
      zh: '撤回申请',
      tone: 'grey',
      from: ['pending'],
      to: 'ended',
      by: subscriber,
      act: { zh: '撤回申请', about: '撤回后对方不再审核，可以重新申请。', done: '已撤回' },
    },
    pause: {
      zh: '暂停',
      tone: 'orange',
      from: ['active'],
      to: 'paused',
      by: subscriber,
      act: { zh: '暂停', about: '暂停后询价不再使用该订阅的运价，随时可以恢复。', done: '已暂停' },
    },
    resume: {
      zh: '恢复',
      tone: 'green',
      from: ['paused'],
      to: 'active',
      by: subscriber,
      guards: ['running'],
      act: { zh: '恢复', about: '恢复后询价重新使用该订阅的运价。', done: '已恢复', weight: 'primary' },
    },
    stop: {
      zh: '停供',
      tone: 'red',
      from: ['active', 'paused'],
      to: 'stopped',
      by: owner,
      reasons: [
        { code: 'PAYMENT', zh: '账款未清' },
        { code: 'SPACE', zh: '舱位紧张' },
        { code: 'MISUSE', zh: '违反订阅条款' },
        { code: 'OTHER', zh: '其他原因' },
      ],
      act: { zh: '停供', about: '停供后对方询价不再有本渠道的运价，可随时恢复供价。', done: '已停供', weight: 'danger' },
    },
    supply: {
      zh: '恢复供价',
      tone: 'green',
      from: ['stopped'],
      to: 'active',
      by: owner,
      guards: ['running'],
      act: { zh: '恢复供价', about: '恢复后对方询价重新使用本渠道的运价。', done: '已恢复供价', weight: 'primary' },
    },
    end: {
      zh: '终止',
      tone: 'grey',
      from: ['active', 'paused', 'stopped'],
      to: 'ended',
      by: { ...owner, ...subscriber },
      act: { zh: '终止', about: '终止后不能恢复，需要时请重新申请订阅。', done: '已终止', weight: 'danger' },
    },
    expire: { zh: '到期', tone: 'grey', from: ['active', 'paused', 'stopped'], to: 'expired', by: {} },
  },
})
export type SubscriptionState = keyof typeof subscriptionStates.codes

/** 运价订阅: one company uses the rates of a channel of another one. */
export const subscriptionDocument = defineDocument({
  kind: 'freightSubscription',
  zh: '运价订阅',
  en: 'Rate subscription',
  reads: [channelPages.others, channelPages.mine],
  // who the two companies are is what a role that hides suppliers hides
  needs: 'supplier',
  writes: owner.staff,
  partyWrites: subscriber.party,
  page: channelPages.others,
  partyPage: channelPages.mine,
  fields: { Level: { zh: '价格等级', en: 'Level' } },
  states: subscriptionStates,
  number: { rule: 'DY{yy}{mm}{seq:5}', button: { path: channelPages.mine, code: 'number' } },
})
