import { boxCounts, chargeBases, type PrintLanguage } from '@jst/contracts/document'
import { rateBases, rateBasesEn } from '@jst/contracts/freight-rates'
import { amountText, grouped } from '@jst/contracts/money'
import { quotationStates } from '@jst/contracts/quotes'
import type { PrintBlock, PrintBuilder } from '../../../documents/index.ts'
import { texts } from '../texts.ts'
import { shownOffer, type Offer, type OfferOption } from './offer.ts'

const { draft, negotiating, pendingApproval } = quotationStates.codes
const isOpen = (state: number) => state === draft || state === negotiating || state === pendingApproval

/** 报价单 as customers get it: one table for each option. */
export const offerPrint: PrintBuilder = async ({ db, row: { id }, language }) => offerBlocks(await shownOffer(db, id, isOpen), language)

/** Content of the print, block by block. */
export function offerBlocks(offer: Offer, language: PrintLanguage): PrintBlock[] {
  const words = texts.printed[language]
  const terms = (language === 'zh' ? offer.TermsZh : offer.TermsEn).split('\n').filter((line) => line.trim() !== '')
  return [
    { kind: 'facts', title: words.facts, facts: factsOf(offer, language) },
    ...offer.Options.map((option, at) => tableOf(option, at, offer, language)),
    {
      kind: 'clauses',
      title: words.terms,
      texts: [...offer.Options.map((option, at) => `${at + 1}. ${sentenceOf(option, language)}`), ...terms],
    },
    { kind: 'signature', parties: [offer.Issuer, offer.Customer], ownPartyIndex: 0 },
  ]
}

function factsOf(offer: Offer, language: PrintLanguage) {
  const words = texts.printed[language]
  const facts: [string, string][] = [
    [words.to, offer.Customer],
    [words.contact, offer.Contact],
    [words.boxes, boxCounts(offer.Boxes)],
    [words.day, offer.Sailing],
    [words.until, offer.ValidUntil],
    [words.version, String(offer.Version)],
    [words.by, offer.Sales],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Route, days and the validity with the date that decides. */
export function sentenceOf(
  {
    Pol,
    PolName,
    Pod,
    PodName,
    Del = '',
    Via,
    TransitDays,
    FreeDays,
    ValidFrom,
    ValidTo,
    Basis,
    Remark,
    ToConfirm = [],
    Excluded = [],
  }: OfferOption,
  language: PrintLanguage,
): string {
  const words = texts.printed[language]
  const port = (code: string, name: string) => (language === 'zh' && name !== code ? `${name} ${code}` : code)
  const bases = language === 'zh' ? rateBases : rateBasesEn
  return [
    [port(Pol, PolName), ...(Via === '' ? [] : [Via]), port(Pod, PodName), ...(Del === '' ? [] : [Del])].join(' → '),
    ...(TransitDays < 0 ? [] : [words.transit(TransitDays)]),
    ...(FreeDays < 0 ? [] : [words.free(FreeDays)]),
    ...(ValidTo === '' ? [] : [words.valid(ValidFrom, ValidTo, Basis === '' ? '' : bases[Basis])]),
    ...(ToConfirm.length === 0
      ? []
      : [words.toConfirm(ToConfirm.map(({ Zh, En }) => (language === 'zh' ? Zh : En)).join(language === 'zh' ? '、' : ', '))]),
    ...Excluded.map(({ Zh, En }) => (language === 'zh' ? Zh : En)),
    ...(Remark === '' ? [] : [Remark]),
  ].join(language === 'zh' ? '；' : '; ')
}

/** The label of a total, which says so where charges are missing. */
export const totalOf = ({ ToConfirm = [] }: Pick<OfferOption, 'ToConfirm'>, language: PrintLanguage): string => {
  const { total, partialTotal } = texts.printed[language]
  return ToConfirm.length === 0 ? total : partialTotal
}

function tableOf(option: OfferOption, at: number, { Day }: Offer, language: PrintLanguage): PrintBlock {
  const words = texts.printed[language]
  const [charge, per, quantity, price, terms, amount] = words.columns
  const carrier = language === 'zh' ? option.CarrierName : option.Carrier
  return {
    kind: 'table',
    title: words.option(at + 1, [carrier, option.Service].filter((part) => part !== '').join(' ')),
    columns: [
      { label: charge, width: 3 },
      { label: per, width: 1.2 },
      { label: quantity, right: true },
      { label: price, right: true, width: 1.6 },
      { label: terms },
      { label: amount, right: true, width: 2 },
    ],
    rows: option.Charges.map(({ NameZh, NameEn, Code, Box, Basis, Quantity, Price, PpCc, Currency, Amount, InAllIn }) => [
      language === 'zh' ? NameZh : NameEn || Code,
      Box || (language === 'zh' ? chargeBases[Basis] : Basis),
      Quantity,
      grouped(Price),
      PpCc,
      InAllIn ? words.included : amountText(Amount, Currency),
    ]),
    totals: [
      ...option.Totals.map(({ Currency, Amount }) => [totalOf(option, language), '', '', '', '', amountText(Amount, Currency)]),
      ...(option.Converted ? [[words.converted(Day), '', '', '', '', amountText(option.Converted.Amount, option.Converted.Currency)]] : []),
    ],
  }
}
