import { cargoOf, type AskedBoxes, type CargoFacts } from '@jst/contracts/freight-rates'
import { plain } from '@jst/contracts/money'
import { boxesOf, type QuoteCharge, type QuoteOption } from '@jst/contracts/quotes'
import { forCustomer, hashOf, checkPrices, type PriceFindings, type Option, type OptionCharge } from '@jst/price-engine'
import { namesByCode } from '../../../entity-kit/index.ts'
import { priceRates, type Priced, type Pricing } from '../../freight-rates/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import type { Header } from './header.repo.ts'

/** Where a quotation is priced: in a transaction, or by a call that reads. */
export type PricingDb = Pick<Pricing, 'db' | 'system'>
export const within = (tx: Tx): PricingDb => ({ db: tx, system: tx.system })

/** Rates of a route as options, and what stands against other prices of one of them. */
export interface Offered {
  readonly options: readonly QuoteOption[]
  /** Undefined for an option whose rate is not among them in that version. */
  readonly checkPrices: (option: Pick<QuoteOption, 'RateId' | 'RateVersion' | 'Charges'>) => PriceFindings | undefined
}

interface Route {
  readonly pol: string
  readonly pods: readonly string[]
  /** Keys of rates: these alone. */
  readonly ids?: readonly number[]
}
export interface OfferedFor extends Route {
  readonly day: string
  readonly boxes: readonly AskedBoxes[]
  readonly customer: string
  readonly cargo: CargoFacts
}

/** The prices of a search as options of a quotation. */
export async function offeredFor(pricing: Pricing, request: OfferedFor): Promise<Offered> {
  if (request.boxes.length === 0) return { options: [], checkPrices: () => undefined }
  const all = await priceRates(pricing, request)
  // what a subscription keeps from customers is no offer to one
  const priced = { ...all, options: all.options.filter(({ Rate }) => all.thirds.get(Rate.Id)?.visible !== false) }
  const names = await namesOf(pricing.db, priced.options)
  return { options: priced.options.map((option) => optionOf(option, names)), checkPrices: (option) => checkOption(priced, option) }
}

/** The same for a quotation: its day, boxes and customer, and the mark-ups of whoever made it. */
export const offeredTo = (parts: PricingDb, header: Header, route: Route): Promise<Offered> =>
  offeredFor(
    { ...parts, companyId: header.companyId, salesperson: header.createId, today: header.today },
    {
      ...route,
      day: header.day,
      boxes: boxesOf({ ...header }).map(({ Type, Count }) => ({ type: Type, count: Count })),
      customer: header.customerCode,
      cargo: cargoOf({
        Soc: header.soc,
        Bills: header.bills,
        Tons: header.boxTons,
        CargoType: header.cargoType,
      }),
    },
  )

/** The rates of options as they are priced now, by port of loading. */
export async function offeredNow(
  parts: PricingDb,
  header: Header,
  options: readonly Pick<QuoteOption, 'RateId' | 'Pol' | 'Pod'>[],
): Promise<Offered> {
  const found: Offered[] = []
  for (const [pol, all] of Map.groupBy(
    options.filter(({ RateId }) => RateId > 0),
    ({ Pol }) => Pol,
  ))
    found.push(await offeredTo(parts, header, { pol, pods: [...new Set(all.map(({ Pod }) => Pod))], ids: all.map(({ RateId }) => RateId) }))
  return {
    options: found.flatMap((one) => one.options),
    checkPrices: (option) => found.map((one) => one.checkPrices(option)).find((findings) => findings !== undefined),
  }
}

function checkOption(
  { options, inquiry, rules }: Priced,
  { RateId, RateVersion, Charges }: Parameters<Offered['checkPrices']>[0],
): PriceFindings | undefined {
  const option = options.find(({ Rate }) => Rate.Id === RateId && Rate.Version === RateVersion)
  const sold = Charges.flatMap(({ Code, Box, Price }) => (Code === 'OFT' && Box !== '' ? [{ Type: Box, Amount: Price }] : []))
  return option && checkPrices(option, sold, inquiry, rules)
}

type Names = Readonly<Record<'port' | 'carrier', ReadonlyMap<string, string>>>
async function namesOf(db: Queryable, options: readonly Option[]): Promise<Names> {
  const of = async (kind: 'port' | 'carrier', codes: readonly string[]) =>
    new Map(
      (await db.query<{ code: string; name: string }>(namesByCode(kind), [[...new Set(codes)]])).map(({ code, name }) => [code, name]),
    )
  return {
    port: await of(
      'port',
      options.flatMap(({ Pol, Pod }) => [Pol, Pod]),
    ),
    carrier: await of(
      'carrier',
      options.map(({ Carrier }) => Carrier),
    ),
  }
}

/** Cost and floor stand beside the freight of a box; what else is charged is passed on at its price. */
function chargeOf({ Boxes }: Option, charge: OptionCharge): QuoteCharge {
  const { Code, NameZh, NameEn, Basis, Box, PpCc, Currency, PercentOf, InAllIn } = charge
  const Price = plain(charge.Price)
  const box = charge.Source.Kind === 'freight' ? Boxes.find(({ Type }) => Type === Box) : undefined
  const inner = (amount: string) => (amount === '' ? '' : plain(amount))
  const sides = box ? { Cost: inner(box.Cost), Floor: inner(box.Floor) } : { Cost: Price, Floor: Price }
  return {
    Code,
    NameZh,
    NameEn,
    Basis,
    Box,
    PpCc,
    Currency,
    Price,
    Minimum: inner(charge.Minimum),
    PercentOf: [...PercentOf],
    InAllIn,
    ...sides,
  }
}

/** Hash of the prices that the chooser of an option has read; amounts that he may not see are not part of it, so that he cannot try them out. */
const soldHash = (charges: readonly QuoteCharge[]) =>
  hashOf(charges.map(({ Cost: _, Floor: __, NameZh: ___, NameEn: ____, ...sold }) => sold))

function optionOf(option: Option, names: Names): QuoteOption {
  const Rated = option.Charges.map((charge) => chargeOf(option, charge))
  const said = (all: readonly { readonly Zh: string; readonly En: string }[]) => all.map(({ Zh, En }) => ({ Zh, En }))
  const { Carrier, Service, Pol, Pod, Via, TransitDays, FreeDays, ValidFrom, ValidTo, Basis, Guards, Incomplete } = option
  return {
    Key: '',
    RateId: option.Rate.Id,
    RateVersion: option.Rate.Version,
    RateNo: option.Rate.No,
    CarrierName: names.carrier.get(Carrier) ?? Carrier,
    PolName: names.port.get(Pol) ?? Pol,
    PodName: names.port.get(Pod) ?? Pod,
    Carrier,
    Service,
    Pol,
    Pod,
    Del: option.Del === Pod ? '' : option.Del,
    Via,
    TransitDays,
    FreeDays,
    ValidFrom,
    ValidTo,
    Basis,
    Remark: option.Remarks.join('；').slice(0, 300),
    Hash: soldHash(Rated),
    Guards: [...Guards],
    Incomplete: said(Incomplete),
    ToConfirm: said(forCustomer(option, { Approved: true })?.Incomplete ?? []),
    Excluded: said(option.Excluded),
    Derivation: option.Boxes.map(({ Type, Steps }) => ({ Box: Type, Steps: said(Steps) })),
    Charges: Rated,
    Rated,
  }
}
