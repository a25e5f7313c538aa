import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { codeField } from '../entity/common-fields.ts'
import { letterNames, letterNamesEn, type LetterKind } from './letters.ts'
import { releasePages } from './pages.ts'

/** Fields that a wording may name in braces, and what stands there. */
export const mergeFields = {
  编号: 'No',
  日期: 'Day',
  公司: 'Company',
  客户: 'Customer',
  提单号: 'BillNos',
  船名航次: 'Vessel',
  收货人: 'Consignee',
  箱号: 'Boxes',
  事项: 'Matter',
  金额: 'Amount',
  有效期: 'ValidTo',
} as const
export type MergeField = keyof typeof mergeFields
export type MergeValues = Readonly<Record<(typeof mergeFields)[MergeField], string>>

const named = /\{([^{}\n]{1,12})\}/g
const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name)
/** Names in braces that are no fields. */
export const unknownFields = (wording: string): string[] => [
  ...new Set([...wording.matchAll(named)].map(([, name = '']) => name).filter((name) => !isField(name))),
]
/** A wording with its fields filled; a field without a value leaves a line to write on. */
export const mergedWording = (wording: string, values: MergeValues): string =>
  wording.replace(named, (placeholder, name: string) => (isField(name) ? values[mergeFields[name]] || '__________' : placeholder))

const liability = '由此产生的一切责任、损失和费用由我司承担，与贵司无关。'
const liabilityEn = 'We hold you harmless against all liability, loss and cost that follows from it.'
interface Wording {
  readonly zh: string
  readonly en: string
}
/** Wordings where the company has none of its own. Antedated and advanced bills have none: they are refused. */
export const defaultWordings: Readonly<Record<LetterKind, Wording>> = {
  amendment: {
    zh: `我司委托贵司出运的货物，提单号 {提单号}，船名航次 {船名航次}，因单证内容需要更改，申请修改提单如下：\n{事项}\n${liability}`,
    en: `For the goods under bill {提单号}, vessel {船名航次}, we apply for this amendment:\n{事项}\n${liabilityEn}`,
  },
  switch: {
    zh: `提单号 {提单号}，船名航次 {船名航次}。我司申请将已签发的全套提单换发新提单：\n{事项}\n全套正本已交回或随函交回。${liability}`,
    en: `Bill {提单号}, vessel {船名航次}. We apply for new bills in place of those issued:\n{事项}\nThe full set is returned herewith. ${liabilityEn}`,
  },
  split: {
    zh: `提单号 {提单号} 的货物同装一箱，箱号 {箱号}。我司申请分票签发，保证各票收货人同时提货或由我司协调。${liability}`,
    en: `The goods of bills {提单号} share container {箱号}. We apply for separate bills, to be taken together. ${liabilityEn}`,
  },
  telexReturned: {
    zh: `提单号 {提单号}，船名航次 {船名航次}。我司交回全套正本，申请电放给收货人：{收货人}。${liability}`,
    en: `Bill {提单号}, vessel {船名航次}. We return the full set and apply for a telex release to {收货人}. ${liabilityEn}`,
  },
  telexUnissued: {
    zh: `提单号 {提单号}，船名航次 {船名航次}。该票未签发正本，我司申请电放给收货人：{收货人}。${liability}`,
    en: `Bill {提单号}, vessel {船名航次}. No original was issued; we apply for a telex release to {收货人}. ${liabilityEn}`,
  },
  lost: {
    zh: `提单号 {提单号} 的正本在流转中遗失。我司申请补发或凭本函放行，担保金额 {金额}，有效期至 {有效期}；遗失的正本找到后立即交回。${liability}`,
    en: `The originals of bill {提单号} are lost. We apply for release against this letter for {金额}, valid to {有效期}. ${liabilityEn}`,
  },
  telexRevoked: {
    zh: `提单号 {提单号}，船名航次 {船名航次}。我司申请撤销此前的电放，恢复凭正本提单提货。${liability}`,
    en: `Bill {提单号}, vessel {船名航次}. We revoke the telex release; delivery is against original bills. ${liabilityEn}`,
  },
  consignee: {
    zh: `我司 {收货人} 是提单号 {提单号} 的收货人，确认该票以电放方式提货，箱号 {箱号}。${liability}`,
    en: `We, {收货人}, consignee of bill {提单号}, confirm the telex release of container {箱号}. ${liabilityEn}`,
  },
  withoutBill: {
    zh: `提单号 {提单号}，船名航次 {船名航次}。正本尚未到达，请凭本函将货物交给：{收货人}。担保金额 {金额}，有效期至 {有效期}；正本到达后立即交回。${liability}`,
    en: `Bill {提单号}, vessel {船名航次}. Please deliver to {收货人} without the originals, against this letter for {金额}, valid to {有效期}. ${liabilityEn}`,
  },
  held: {
    zh: `提单号 {提单号}，箱号 {箱号}。该票因费用扣货，我司承诺付清所欠款项 {金额}，申请先行放行：\n{事项}\n${liability}`,
    en: `Bill {提单号}, container {箱号}. The goods are held for {金额}, which we undertake to pay. We apply for their release:\n{事项}\n${liabilityEn}`,
  },
}

/** 保函范本: wordings of the company, one in use for each letter. */
export const wordingCalls = entityCalls(
  defineEntity({
    name: 'ReleaseWording',
    kind: 'releaseWording',
    table: 'release_wording',
    zh: '保函范本',
    en: 'Wording of letters',
    path: releasePages.settings,
    ownOnly: true,
    fields: [
      codeField('范本代码', 20),
      { key: 'NameZh', kind: 'text', zh: '名称', en: 'Name', max: 60, required: true, listed: 180, search: true },
      {
        key: 'KindOf',
        kind: 'choice',
        zh: '保函类型',
        en: 'Letter',
        choices: letterNames,
        choicesEn: letterNamesEn,
        required: true,
        listed: 200,
        filter: true,
      },
      {
        key: 'Text',
        kind: 'lines',
        zh: '中文内容',
        en: 'Chinese wording',
        max: 3_000,
        required: true,
        listed: 320,
        hint: `可用 ${Object.keys(mergeFields)
          .map((name) => `{${name}}`)
          .join(' ')}`,
      },
      { key: 'TextEn', kind: 'lines', zh: '英文内容', en: 'English wording', max: 3_000, hint: '留空时英文件用系统范本' },
    ],
  }),
)
