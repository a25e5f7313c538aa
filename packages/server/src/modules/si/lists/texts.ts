import { siCarrierStates, siEventTable, siSourceTable, siStages, siStatusTable } from '@jst/contracts/si'
import { siEventsEn, siHeadingsEn, siSourcesEn } from '@jst/contracts/si/english'
import { englishPlace } from './english-place.ts'

type Said = Readonly<Record<string | number, { readonly zh: string; readonly en?: string } | string>>
const wordIn =
  (table: Said) =>
  (code: string | number): string => {
    const found = table[code] ?? ''
    return typeof found === 'string' ? found : found.zh
  }

const chinese = {
  tooMany: (most: number, found: number) => `共 ${found} 行，一次最多导出 ${most} 行，请缩小筛选范围后重试`,
  recordSheet: '补料列表',
  recordFile: (day: string) => `补料列表_${day}.xlsx`,
  versionSheet: '补料记录',
  versionFile: (day: string) => `补料记录_${day}.xlsx`,
  total: (rows: number) => `合计 ${rows} 票`,
  columns: {
    siNo: '补料编号',
    orderNo: '委托编号',
    billNo: '提单号',
    mblNo: '主提单号',
    company: '委托公司',
    carrier: '船公司',
    vessel: '船名航次',
    loadPort: '装货港',
    dischargePort: '卸货港',
    boxes: '箱型箱量',
    packages: '件数',
    weight: '毛重(KGS)',
    volume: '体积(CBM)',
    consignee: '收货人',
    status: '状态',
    carrierState: '船公司回执',
    version: '版本',
    stage: '提交时段',
    source: '来源',
    deadline: '截单时间',
    submittedAt: '提交时间',
    submitter: '提交人',
    reviewer: '审核人',
    reviewedAt: '审核时间',
    reviewRemarks: '审核备注',
    at: '时间',
    event: '操作',
    changes: '改动数',
    differences: '改动字段',
    remarks: '说明',
    author: '操作人',
    authorCompany: '操作人公司',
  },
  joint: '、',
  status: wordIn(siStatusTable),
  stage: wordIn(siStages),
  source: wordIn(siSourceTable),
  event: wordIn(siEventTable),
  carrier: wordIn(siCarrierStates),
  /** Name of a field that a version changed. */
  place: ({ Label }: { readonly Path: string; readonly Label: string }): string => Label,
} as const
type Widened<T> = T extends string ? string : T extends (...args: never[]) => unknown ? T : { readonly [Key in keyof T]: Widened<T[Key]> }
export type ListTexts = Widened<typeof chinese>

const carrierAnswers: Said = {
  waiting: 'To be sent',
  sent: 'Sent',
  acknowledged: 'Accepted',
  rejected: 'Not accepted',
  failed: 'Not sent',
}
const english: ListTexts = {
  tooMany: (most, found) => `${found} rows, an export has ${most} at most. Please narrow the filters and try again`,
  recordSheet: 'Shipping instructions',
  recordFile: (day) => `Shipping instructions_${day}.xlsx`,
  versionSheet: 'SI log',
  versionFile: (day) => `SI log_${day}.xlsx`,
  total: (rows) => `Total ${rows} bills`,
  columns: {
    ...siHeadingsEn,
    loadPort: 'Port of loading',
    dischargePort: 'Port of discharge',
    carrierState: 'Answer of the carrier',
    reviewRemarks: 'Remarks of the review',
    remarks: 'Remarks',
    authorCompany: 'Company',
  },
  joint: ', ',
  status: (code) => englishIn(siStatusTable, code),
  stage: (code) => englishIn(siStages, code),
  source: wordIn(siSourcesEn),
  event: wordIn(siEventsEn),
  carrier: wordIn(carrierAnswers),
  place: ({ Path }) => englishPlace(Path),
}
function englishIn(table: Said, code: string | number): string {
  const found = table[code] ?? ''
  return typeof found === 'string' ? found : (found.en ?? '')
}

/** Words of lists of SI that are written by the server, in the language of the page that asks. */
export const listTexts = (Lang?: 'en'): ListTexts => (Lang === 'en' ? english : chinese)
