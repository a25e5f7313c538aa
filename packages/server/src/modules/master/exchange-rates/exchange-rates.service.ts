import type { BodyOf } from '@jst/contracts'
import { isDate } from '@jst/contracts/entity'
import type { ExchangeRate, removeExchangeRate as removeCall, saveExchangeRate as saveCall } from '@jst/contracts/master'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { layerOf, ReferenceLookup } from '../../../entity-kit/index.ts'
import * as repo from './exchange-rates.repo.ts'
import { texts } from '../master.texts.ts'

const six = (value: number) => Number(value.toFixed(6))

/** The middle is between buying and selling when nobody says it. @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, INVALID_INPUT */
export async function saveExchangeRate(call: WriteCall, input: BodyOf<typeof saveCall>): Promise<ExchangeRate> {
  const { tx, actor, audit } = call
  const rate = await checked(call, input)
  const before = input.Id === 0 ? undefined : await held(call, input.Id, input.UpdateTime)
  const id = await (
    before ? repo.updateExchangeRate(tx, before.Id, before.UpdateTime, rate) : repo.insertExchangeRate(tx, actor, rate)
  ).catch((error: unknown) => {
    throw isDuplicate(error)
      ? invalid('FromDay', texts.rates.taken(rate.CurrencyCode, rate.BaseCode, rate.FromDay), texts.rates.labels.fromDay)
      : error
  })
  if (id === undefined) throw await stale(call, before!.Id)
  const stored = (await repo.findExchangeRate(tx, actor, id))!
  audit({
    action: before ? 'rate.modify' : 'rate.add',
    entity: 'exchange_rate',
    entityId: id,
    diff: before ? diffOf<repo.RateValues>(before, rate) : { ...rate },
  })
  return stored
}

export async function removeExchangeRate(call: WriteCall, { Id, UpdateTime }: BodyOf<typeof removeCall>): Promise<{ Removed: number }> {
  const rate = await held(call, Id, UpdateTime)
  if (!(await repo.deleteExchangeRate(call.tx, Id, rate.UpdateTime))) throw await stale(call, Id)
  call.audit({
    action: 'rate.remove',
    entity: 'exchange_rate',
    entityId: Id,
    diff: { CurrencyCode: rate.CurrencyCode, BaseCode: rate.BaseCode, FromDay: rate.FromDay, Mid: rate.Mid },
  })
  return { Removed: 1 }
}

const stale = async ({ tx, actor }: WriteCall, id: number) =>
  new AppError('STALE_WRITE', { data: (await repo.findExchangeRate(tx, actor, id)) ?? null })

async function held({ tx, actor }: WriteCall, id: number, seen: string | undefined): Promise<ExchangeRate> {
  const rate = await repo.findExchangeRate(tx, actor, id)
  if (!rate) throw new AppError('NOT_FOUND')
  if (rate.Layer === 'platform' && layerOf(actor) !== null) throw new AppError('FORBIDDEN', { message: texts.rates.ofPlatform })
  if (seen === undefined) throw invalid('UpdateTime', texts.versionNeeded)
  demandVersion(seen, rate)
  return rate
}

async function checked(
  { tx, actor }: WriteCall,
  { CurrencyCode, BaseCode, FromDay, Buy, Sell, Mid, Source }: BodyOf<typeof saveCall>,
): Promise<repo.RateValues> {
  const lookup = await ReferenceLookup.of(tx, actor, ['currency'])
  const [currency, base] = [lookup.find('currency', CurrencyCode), lookup.find('currency', BaseCode)]
  if (currency === undefined) throw invalid('CurrencyCode', texts.rates.unknownCurrency(CurrencyCode), texts.rates.labels.currency)
  if (base === undefined) throw invalid('BaseCode', texts.rates.unknownCurrency(BaseCode), texts.rates.labels.base)
  if (currency === base) throw invalid('BaseCode', texts.rates.sameCurrency, texts.rates.labels.base)
  if (!isDate(FromDay)) throw invalid('FromDay', texts.rates.badDay, texts.rates.labels.fromDay)
  const [buy, sell] = [six(Buy), six(Sell)]
  const mid = six(Mid ?? (buy + sell) / 2)
  if (buy <= 0) throw invalid('Buy', texts.rates.buyTooSmall, texts.rates.labels.buy)
  if (sell < buy) throw invalid('Sell', texts.rates.sellBelowBuy, texts.rates.labels.sell)
  if (mid < buy || mid > sell) throw invalid('Mid', texts.rates.midOutside, texts.rates.labels.mid)
  return { CurrencyCode: currency, BaseCode: base, FromDay, Buy: buy, Sell: sell, Mid: mid, Source: Source.trim() }
}
