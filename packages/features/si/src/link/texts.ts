import { spaced } from '@jst/contracts/values'
import { speech } from '../speech.ts'

const chinese = {
  title: '提单样单',
  no: (billNo: string) => `提单号 ${billNo}`,
  version: (version: number) => `第 ${version} 版`,
  from: '发出公司',
  whom: '发给',
  expires: '链接有效期至',
  download: '下载 PDF',
  lead: '请逐项核对。内容都正确请确认；有问题请在该项上批注，写明应改成什么。',
  states: {
    confirmed: (by: string) => `样单已${by === '' ? '' : spaced`由${by}`}确认，将按此版签发提单。`,
    change: (by: string) => `${by === '' ? '已' : spaced`${by}已`}提出修改，改好后会再发给您。`,
    superseded: '样单已有新的版本或已作废，以下内容仅供参考。',
  },
  changed: (version: number) => `与第 ${version} 版的差异`,
  changedTitles: ['内容', '上一版', '本版'],
  bill: '提单内容',
  field: (zh: string, _en: string) => zh,
  /** The other name of a field, as the bill prints it. */
  fieldAlso: (en: string) => en,
  boxes: '集装箱',
  box: (no: string, at: number) => no || `第 ${at} 个箱`,
  boxFacts: { seal: '铅封号', type: '箱型', packages: '件数', weight: '毛重（千克）', volume: '体积（立方米）' },
  totals: '合计',
  remark: '批注',
  remarkOf: (name: string) => `批注：${name}`,
  remarkHint: '写明应改成什么',
  dropRemark: '删除批注',
  dropRemarkOf: (name: string) => `删除批注：${name}`,
  answer: '您的意见',
  name: '您的姓名',
  phone: '电话',
  remarks: '其他说明',
  remarksHint: '没有对应栏目的问题写在这里',
  confirm: '确认样单',
  change: (count: number) => (count === 0 ? '要求修改' : `要求修改（${count} 处批注）`),
  confirmAsk: '确认这份样单？',
  confirmAbout: '确认后将按此版签发提单，不能再通过链接修改。',
  remarked: '有批注或说明时不能确认，请要求修改，或先删除批注。',
  nothing: '请写明样单哪里要改，或在有问题的内容上批注',
  done: { confirm: '样单已确认', change: '已提出修改' },
  links: {
    title: (no: string) => `样单链接 ${no}`,
    lead: '收到链接的人不用账号就能核对这一版样单，确认或逐项批注；每次打开都有记录，可随时撤销。',
    for: '发给谁',
    forHint: '如工厂王工、收货人 HAMBURG HOME',
    days: '有效期',
    dayOptions: (days: number) => `${days} 天`,
    submit: '生成链接',
    list: '已生成的链接',
    versionOf: (version: number) => `第 ${version} 版`,
    answers: { confirm: (by: string) => `${by} 已确认`, change: (by: string) => `${by} 要求修改` },
  },
} as const
export type LinkTexts = typeof chinese

/** Words of the page of a link to a draft bill, for people who check a bill once in a while. */
export const texts = speech.words('link', chinese)
