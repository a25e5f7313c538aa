import { letterNames, letterNamesEn, letterStates } from '@jst/contracts/release'
import { speech } from './speech.ts'
import { titles } from '../titles.ts'

const states = letterStates.states
const chinese = {
  title: titles.ownLetters as string,
  detail: titles.ownLetter as string,
  all: '全部',
  keyword: '保函编号、提单号或货代公司',
  empty: '还没有保函',
  emptyHint: '货代公司为贵司的签单申请出具保函后显示在这里',
  no: '保函编号',
  kind: '保函类型',
  state: '状态',
  bills: '提单号',
  forwarder: '货代公司',
  validTo: '有效期至',
  endless: '长期有效',
  created: '生成时间',
  limits: '担保额度',
  noLimits: '还没有担保额度',
  limit: '额度',
  used: '已用',
  reserved: '占用',
  free: '可用',
  vessel: '船名航次',
  consignee: '收货人',
  boxes: '箱号',
  amount: '担保金额',
  wording: '内容',
  steps: '办理记录',
  stepTitles: ['事项', '时间'] as readonly string[],
  events: {
    created: '生成',
    submit: '提交盖章件',
    accept: '核对通过',
    giveBack: '退回',
    revoke: '撤销',
    use: '放单使用',
    expire: '过期',
  } as Readonly<Record<string, string>>,
  kinds: letterNames as Readonly<Record<string, string>>,
  states: Object.fromEntries(Object.entries(states).map(([state, { zh }]) => [state, zh])) as Readonly<Record<string, string>>,
  print: '下载打印',
  opening: '正在打开…',
  save: '保存 PDF',
  missing: '没有找到这份保函',
  back: '返回列表',
  english: false,
}
export type OwnTexts = typeof chinese
export const englishKinds: Readonly<Record<string, string>> = letterNamesEn
export const englishStates: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(states).map(([state, { en }]) => [state, en]),
)
/** Words of letters as customers read them. */
export const texts = speech.words('letters', chinese)
