import { quotationCalls, quotationDocument, type QuoteCharge, type QuoteOption } from '@jst/contracts/quotes'
import type { EntityValues } from '@jst/contracts/entity'
import { compare, minus, plus } from '@jst/contracts/money'
import { recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { addOwn, columnOf, type EntityCall } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { demandHeader, type Header } from './header.repo.ts'
import { findOptions } from './options.repo.ts'
import { storeOptions } from './options.service.ts'
import { offeredTo, within, type Offered } from './pricing.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

type Mode = 'replicate' | 'extend'
type Context = DocumentCall & Omit<EntityCall, 'entity' | 'rules'>

/**
 * A new draft of another quotation, by the rates of today: `replicate` keeps what each charge brings above its floor, `extend` keeps the price.
 * Options whose rate is gone without another one of the same carrier and route are named and left out.
 */
export async function copyQuotation(call: Context, { Id, Mode, ValidUntil }: { Id: number; Mode: Mode; ValidUntil: string }) {
  const { tx } = call
  const from = await demandHeader(tx, Id)
  if (ValidUntil < from.today) throw invalid('ValidUntil', texts.untilPast)
  const values = await valuesOf(call, from)
  const row = await addOwn(call, quotationCalls, { ...values, Code: '', ValidUntil, Day: from.day < from.today ? from.today : from.day })
  await tx.query('update quotation set parent_id = $2 where id = $1', [row.Id, Id])
  const header = await demandHeader(tx, row.Id)
  const taken: (QuoteOption | string)[] = []
  for (const option of await findOptions(tx, Id)) {
    const offered = await offeredTo(within(tx), header, { pol: option.Pol, pods: [option.Del || option.Pod] })
    taken.push(renewed(offered, option, Mode))
  }
  const options = taken.flatMap((one) => (typeof one === 'string' ? [] : [one]))
  await storeOptions(tx, header, options)
  recordEvent(
    call,
    { kind: quotationDocument.kind, row: from },
    { audience: 'internal', event: 'copied', words: `${texts.copied[Mode]} ${row.Code}` },
  )
  call.audit({ action: `quotation.${Mode}`, entity: 'quotation', entityId: row.Id, diff: { from: from.no } })
  return { Id: row.Id, Code: row.Code, Missing: taken.filter((one) => typeof one === 'string') }
}

const copied = quotationCalls.entity.fields.filter(({ key }) => !['Code', 'Competitor', 'CompetitorPrice'].includes(key))
async function valuesOf({ tx }: Pick<DocumentCall, 'tx'>, { id }: Header): Promise<EntityValues> {
  const columns = copied.map(({ key, kind }) => `${kind === 'date' ? dayText(columnOf(key)) : columnOf(key)} as "${key}"`)
  const [row] = await tx.query<EntityValues>(`select ${columns.join(', ')} from quotation where id = $1`, [id])
  return row!
}

/** An option by a rate of today; the name of its carrier where there is none. */
function renewed(offered: Offered, option: QuoteOption, mode: Mode): QuoteOption | string {
  if (option.RateId === 0) return option
  const rate =
    offered.options.find(({ RateId }) => RateId === option.RateId) ??
    offered.options.find(({ Carrier, Service }) => Carrier === option.Carrier && Service === option.Service)
  if (!rate) return `${option.CarrierName} ${option.Pod}`
  const same = (a: QuoteCharge) => (b: QuoteCharge) => b.Code === a.Code && b.Box === a.Box && b.Currency === a.Currency
  const Charges = option.Charges.map((charge): QuoteCharge => {
    const now = rate.Rated.find(same(charge))
    const moved =
      mode === 'replicate' && now && now.Floor !== '' && charge.Floor !== ''
        ? plus(now.Floor, minus(charge.Price, charge.Floor))
        : charge.Price
    const Price = compare(moved, '0') < 0 ? '0' : moved
    return { ...charge, Price, Cost: now?.Cost ?? '', Floor: now?.Floor ?? '' }
  })
  const { Remark, Key } = option
  const copied = { ...rate, Key, Remark, Charges }
  return { ...copied, Guards: [...(offered.checkPrices(copied)?.Guards ?? rate.Guards)] }
}
