import { farPrice } from '@jst/contracts/freight-rates'
import {
  farQuoted,
  quotationDocument,
  quotationStates,
  standingOf,
  type OptionInput,
  unpriced,
  type QuoteCharge,
  type QuoteGuard,
  type QuoteOption,
  type QuoteView,
} from '@jst/contracts/quotes'
import { amountText, compare } from '@jst/contracts/money'
import { recordChanges, type DocumentCall } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError, demandConfirmed, doubtful, invalid } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../texts.ts'
import { demandHeader, sourcesOf, type Header } from './header.repo.ts'
import { findLink, findOptions, findSent, replaceOptions, writeFigures } from './options.repo.ts'
import { changesBetween } from './changes.ts'
import { offeredNow, within, type Offered } from './pricing.ts'

const { draft, negotiating } = quotationStates.codes
/** Only what is not out may be changed. @throws AppError ILLEGAL_TRANSITION */
function demandOpen({ state }: Pick<Header, 'state'>): void {
  if (state !== draft && state !== negotiating)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.frozen(quotationStates.wordOf(state)) })
}

/** How much a guard is missed by tells cost or floor: then it is told without it. */
const seenGuard = (guard: QuoteGuard): QuoteGuard => ({ ...guard, By: '', Currency: '', Zh: '', En: '' })

/** Cost and floor as far as the reader's roles show them; the derivation begins at the floor. */
export function seenOption(actor: EmployeeActor, option: QuoteOption): QuoteOption {
  const [cost, floor] = [maySee(actor, 'costPrice') && maySee(actor, 'margin'), maySee(actor, 'floorPrice')]
  const seen = (charges: readonly QuoteCharge[]) =>
    charges.map((charge) => ({ ...charge, ...(cost ? {} : { Cost: '' as const }), ...(floor ? {} : { Floor: '' as const }) }))
  return {
    ...option,
    Charges: seen(option.Charges),
    Rated: seen(option.Rated),
    Guards: cost && floor ? option.Guards : option.Guards.map(seenGuard),
    Derivation: floor ? option.Derivation : [],
  }
}

export async function viewOf(db: Queryable, actor: EmployeeActor, id: number): Promise<QuoteView> {
  const header = await demandHeader(db, id)
  const [options, sources, Sent, Link] = await Promise.all([findOptions(db, id), sourcesOf(db, header), findSent(db, id), findLink(db, id)])
  const Options = options.map((option) => seenOption(actor, option))
  return { UpdateTime: header.updateTime, Options, ...sources, Sent, Link, Accepted: header.accepted }
}

/**
 * Writes the options of a quotation that is not out.
 * @throws AppError STALE_WRITE, ILLEGAL_TRANSITION, INVALID_INPUT also for a rate that changed since, with old and new price, CONFIRMATION_REQUIRED
 */
export async function saveOptions(
  call: DocumentCall,
  { Id, UpdateTime, Options, Sure = false }: { Id: number; UpdateTime: string; Options: readonly OptionInput[]; Sure?: boolean },
): Promise<QuoteView> {
  const { tx, actor } = call
  const header = await demandHeader(tx, Id, true)
  demandOpen(header)
  demandVersion(UpdateTime, { UpdateTime: header.updateTime })
  const stored = await findOptions(tx, Id)
  await demandCurrencies(tx, header, Options)
  const offered = await offeredNow(within(tx), header, Options)
  const keys = new Set(Options.map(({ Key }) => Key))
  let next = 1
  const fresh = () => {
    while (keys.has(String(next))) next += 1
    keys.add(String(next))
    return String(next)
  }
  const options = Options.map((input, at) => ({ ...rated(input, at, stored, offered), Key: input.Key === '' ? fresh() : input.Key }))
  const doubts = await doubtsOf(tx, actor, header, options, stored)
  demandConfirmed(doubts, Sure)
  await storeOptions(tx, header, options)
  await recordChanges(
    call,
    { kind: quotationDocument.kind, row: header },
    { Options: stored.map(readable) },
    { Options: options.map(readable) },
  )
  call.audit({
    action: 'quotation.options',
    entity: 'quotation',
    entityId: Id,
    diff: { options: options.length, ...(doubts.length > 0 ? { confirmed: doubts.length } : {}) },
  })
  return viewOf(tx, actor, Id)
}

/** Prices and totals that are far from their kind, by option; one that tells a floor is told without it to whoever may not see floors. */
async function doubtsOf(
  tx: Queryable,
  actor: EmployeeActor,
  header: Header,
  options: readonly QuoteOption[],
  stored: readonly QuoteOption[],
) {
  const sources = await sourcesOf(tx, header)
  const isHidden = (field: string) => field.endsWith('.Floor') && !maySee(actor, 'floorPrice')
  return options.flatMap((option, at) =>
    farQuoted(
      option,
      sources,
      stored.find(({ Key }) => Key === option.Key),
    ).map(({ Field, Fields, Message }) =>
      doubtful(`Options[${at}].${Field}`, texts.ofOption(at + 1, Fields.some(isHidden) ? texts.farHidden : Message), farPrice),
    ),
  )
}

/** Options with what lists say of them: the lowest total, and its margin in CNY. */
export async function storeOptions(tx: Queryable, header: Header, options: readonly QuoteOption[]): Promise<void> {
  await replaceOptions(tx, header, options)
  await refresh(tx, header, options, true)
}

/** The same figures after boxes, currency or days changed. */
export async function refresh(tx: Queryable, header: Header, options: readonly QuoteOption[], touch = false): Promise<void> {
  const sources = await sourcesOf(tx, header)
  const yuan = await sourcesOf(tx, header, 'CNY')
  const priced = options.flatMap((option) => {
    const { total } = standingOf(option, sources)
    return total === undefined ? [] : [{ total, margin: standingOf(option, yuan).margin }]
  })
  const [least] = priced.toSorted((a, b) => compare(a.total, b.total))
  await writeFigures(tx, header.id, { options: options.length, total: least?.total, margin: least?.margin }, touch)
}

/** Price of an option: the stored one for the same prices of its rate, else the current one. */
function rated(input: OptionInput, at: number, stored: readonly QuoteOption[], offered: Offered): QuoteOption {
  const none = { RateNo: '', CarrierName: input.Carrier, PolName: input.Pol, PodName: input.Pod, Rated: [] }
  if (input.RateId === 0) {
    // an answer of the pricing desk is a floor without a rate
    const Rated = stored.find((one) => one.Key === input.Key && one.RateId === 0)?.Rated ?? []
    const floorOf = (charge: OptionInput['Charges'][number]) =>
      Rated.find(({ Code, Box, Currency }) => Code === charge.Code && Box === charge.Box && Currency === charge.Currency)?.Floor ?? ''
    return {
      ...none,
      ...input,
      ...unpriced,
      Rated,
      Charges: input.Charges.map((charge) => ({ ...charge, Cost: '', Floor: floorOf(charge) })),
    }
  }
  const same = (one: QuoteOption) => one.RateId === input.RateId && one.RateVersion === input.RateVersion && one.Hash === input.Hash
  const match = stored.find((one) => one.Key === input.Key && same(one)) ?? offered.options.find(same)
  if (!match) throw refused(input, at, stored, offered.options)
  const { Key, Remark, Charges: sold } = input
  const costs = new Map(match.Rated.map((charge) => [`${charge.Code} ${charge.Box} ${charge.Currency}`, charge]))
  const Charges = sold.map((charge): QuoteCharge => {
    const of = costs.get(`${charge.Code} ${charge.Box} ${charge.Currency}`)
    return { ...charge, Cost: of?.Cost ?? '', Floor: of?.Floor ?? '' }
  })
  // what a rate says is not typed over
  const option = { ...match, Key, Remark, Charges }
  return { ...option, Guards: [...(offered.checkPrices(option)?.Guards ?? match.Guards)] }
}

function refused(input: OptionInput, at: number, stored: readonly QuoteOption[], rates: readonly QuoteOption[]): AppError {
  const now = rates.find(({ RateId }) => RateId === input.RateId)
  const path = `Options[${at}].RateVersion`
  const before = stored.find(({ RateId }) => RateId === input.RateId)
  if (!now) return invalid(path, texts.gone(before?.RateNo ?? ''))
  const requestedCharges = input.Charges.map((charge) => ({ ...charge, Cost: '' as const, Floor: '' as const }))
  return invalid(path, texts.changed(now.RateNo, changesBetween(before?.Rated ?? requestedCharges, now.Rated) ?? texts.innerChanged))
}

/** Options with what stands against their prices by the rules of this moment. */
export async function checkedNow(tx: Tx, header: Header, options: readonly QuoteOption[]): Promise<QuoteOption[]> {
  const offered = await offeredNow(within(tx), header, options)
  return options.map((option) => ({ ...option, Guards: [...(offered.checkPrices(option)?.Guards ?? option.Guards)] }))
}
/** Writes down what stands against the options as they go out or are asked about. */
export async function keepGuards(tx: Tx, id: number): Promise<void> {
  const header = await demandHeader(tx, id)
  await replaceOptions(tx, header, await checkedNow(tx, header, await findOptions(tx, id)))
}

async function demandCurrencies(tx: Queryable, header: Header, options: readonly OptionInput[]): Promise<void> {
  const { Currencies } = await sourcesOf(tx, header)
  const currencyCodes = new Set(Currencies.map(({ Code }) => Code))
  for (const [at, { Charges }] of options.entries())
    for (const [line, { Currency }] of Charges.entries())
      if (!currencyCodes.has(Currency)) throw invalid(`Options[${at}].Charges[${line}].Currency`, texts.unknownCurrency(Currency))
}

/** An option as the timeline tells it, without cost and floor. */
const readable = ({ Key, CarrierName, Pod, Charges }: QuoteOption): string =>
  [
    texts.option(Key),
    CarrierName,
    Pod,
    ...Charges.filter(({ InAllIn }) => !InAllIn).map(
      ({ Code, Box, Currency, Price }) => `${Code}${Box === '' ? '' : ` ${Box}`} ${amountText(Price, Currency)}`,
    ),
  ].join(' ')
