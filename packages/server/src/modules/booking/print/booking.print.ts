import { bookingCargo, bookingBoxes, bookingParties, fieldsByKey, type BookingContent } from '@jst/contracts/booking'
import { partyText, type Line, type PrintLanguage } from '@jst/contracts/document'
import { showValue, type EntityField } from '@jst/contracts/entity'
import { cutoffTable, type CutoffCode } from '@jst/contracts/schedules'
import type { PrintBlock, PrintBuilder } from '../../../documents/index.ts'
import { demandBooking, findSurroundings, type StoredBooking } from '../booking/booking.repo.ts'
import { printTexts } from './texts.ts'
import { chinaMinute } from '../../../kernel/database/china-time.ts'

const nameOf = ({ zh, en }: Pick<EntityField, 'zh' | 'en'>, language: PrintLanguage) => (language === 'zh' ? zh : en)

/** Header fields that stand on a print, in its order. */
const headerKeys = [
  'NameZh',
  'PorCode',
  'PolCode',
  'PotCode',
  'PodCode',
  'DelCode',
  'CarrierCode',
  'Vessel',
  'VoyageNo',
  'Etd',
  'Eta',
  'ReadyOn',
] as const
const termKeys = ['TransportTerm', 'PaymentTerm', 'Incoterm', 'ReleaseType', 'Bills', 'CargoType'] as const

function facts({ Values }: BookingContent, keys: readonly string[], language: PrintLanguage): [string, string][] {
  return keys.flatMap((key) => {
    const field = fieldsByKey[key]!
    const text = showValue(field, Values[key] ?? null, language)
    return text === '' ? [] : [[nameOf(field, language), text] as [string, string]]
  })
}

const shownColumns = (fields: readonly EntityField[], rows: readonly Line[], language: PrintLanguage) =>
  fields.filter((field) => rows.some((row) => showValue(field, row[field.key] ?? null, language) !== '' && row[field.key] !== false))

function table(title: string, fields: readonly EntityField[], rows: readonly Line[], language: PrintLanguage): PrintBlock[] {
  const columns = shownColumns(fields, rows, language)
  if (columns.length === 0) return []
  return [
    {
      kind: 'table',
      title,
      columns: columns.map((field) => ({ label: nameOf(field, language), right: field.kind === 'number' })),
      rows: rows.map((row) => columns.map((field) => showValue(field, row[field.key] ?? null, language))),
    },
  ]
}

function parties({ Parties }: BookingContent, language: PrintLanguage): PrintBlock[] {
  const said = Object.entries(bookingParties.roles).flatMap(([role, words]) => {
    const party = Parties.find(({ Role }) => Role === role)?.Party
    return party ? [[nameOf(words, language), partyText(party)] as [string, string]] : []
  })
  return said.length === 0 ? [] : [{ kind: 'facts' as const, title: printTexts[language].parties, facts: said }]
}

function common(booking: Pick<StoredBooking, 'no' | 'content'>, language: PrintLanguage): PrintBlock[] {
  const { content } = booking
  const words = printTexts[language]
  return [
    {
      kind: 'facts' as const,
      title: words.order,
      facts: [[words.no, booking.no], ...facts(content, headerKeys, language), ...facts(content, termKeys, language)],
    },
    ...parties(content, language),
    ...table(nameOf(bookingCargo, language), bookingCargo.fields, content.Cargo, language),
    ...table(nameOf(bookingBoxes, language), bookingBoxes.fields, content.Boxes, language),
  ]
}

/** 订舱托书: what is asked of the carrier, or of the forwarder. */
export const notePrint: PrintBuilder = async ({ db, row, language }) => noteBlocks(await demandBooking(db, row.id), language)

/** Content of the print, also of a booking that was only read from a note. */
export function noteBlocks(booking: Pick<StoredBooking, 'no' | 'content'>, language: PrintLanguage): PrintBlock[] {
  const remark = String(booking.content.Values['Remark'] ?? '')
  const words = printTexts[language]
  return [
    ...common(booking, language),
    ...(remark === '' ? [] : [{ kind: 'clauses' as const, title: words.remark, texts: remark.split('\n') }]),
  ]
}

/** 订舱确认书: the same with what the carrier confirmed and what it costs. */
export const confirmationPrint: PrintBuilder = async ({ db, row, language }) => {
  const booking = await demandBooking(db, row.id)
  const { shippingOrder, price } = booking
  const words = printTexts[language]
  const names = await findSurroundings(db, booking.id)
  const orderFacts: [string, string][] = shippingOrder
    ? [
        ...Object.entries(shippingOrder.Values).flatMap(([key, value]) => {
          const text = showValue(fieldsByKey[key]!, value, language)
          return text === '' ? [] : [[nameOf(fieldsByKey[key]!, language), text] as [string, string]]
        }),
        ...Object.entries(shippingOrder.Cutoffs).flatMap(([code, at]) =>
          typeof at === 'string'
            ? [[language === 'zh' ? cutoffTable[code as CutoffCode].zh : code, chinaMinute(at)] as [string, string]]
            : [],
        ),
      ]
    : []
  return [
    ...(orderFacts.length === 0 ? [] : [{ kind: 'facts' as const, title: words.shippingOrder, facts: orderFacts }]),
    ...common(booking, language),
    ...(price
      ? [
          {
            kind: 'table' as const,
            title: words.price,
            columns: words.priceColumns.map((title, at) => ({ label: title, right: at >= 2 })),
            rows: price.Charges.map(({ NameZh, NameEn, Box, Quantity, Currency, Price, Amount, InAllIn }) => [
              [language === 'zh' ? NameZh : NameEn, Box].filter((part) => part !== '').join(' '),
              Currency,
              Quantity,
              Price,
              InAllIn ? words.included : Amount,
            ]),
            totals: price.Totals.map(({ Currency, Amount }) => [words.totals, Currency, '', '', Amount]),
          },
        ]
      : []),
    { kind: 'signature' as const, parties: [names.operator || names.company, booking.customerName], ownPartyIndex: 0 },
  ]
}
