import { sailingDays, type Sailing, type sailings } from '@jst/contracts/booking'
import type { QueryOf } from '@jst/contracts'
import { writeBoxes, type PriceOffer } from '@jst/contracts/freight-rates'
import type { VoyageRow } from '@jst/contracts/schedules'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { keepOwnQuery, keepQuery, offersOn, readPriceQuery, sellerOf, servedBy } from '../../freight-rates/index.ts'
import { voyagePage } from '../../schedules/index.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'
import { withScopeOf } from '../../../kernel/database/scopes.ts'

interface Call {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}
const mostSailings = 40
const dayMs = 86_400_000

/** Sailings around a day, each at the price of its own day. @throws AppError INVALID_INPUT */
export async function sailingsFor(call: Call, { Pol, Pod, Day, Boxes, Customer, Lang, ...facts }: QueryOf<typeof sailings>) {
  const { db, system, actor, now } = call
  const priceQuery = await readPriceQuery(db, { Pol, Pods: Pod, Day, Boxes, ...facts, ...(Customer === undefined ? {} : { Customer }) })
  const [pod] = priceQuery.pods
  const from = new Date(Math.max(Date.parse(`${Day}T00:00:00+08:00`) - sailingDays.before * dayMs, now().getTime()))
  const to = new Date(Date.parse(`${Day}T00:00:00+08:00`) + sailingDays.after * dayMs)
  // the voyages of whoever sells: the platform's and the forwarder's own, which a customer does not see by itself
  const seller = { ...actor, companyKind: 'operator' as const, companyId: sellerOf(actor) }
  const { Rows } = await voyagePage(system, seller, {
    LoadPort: priceQuery.pol,
    DischargePort: pod!,
    From: from.toISOString(),
    To: to.toISOString(),
    PageSize: mostSailings,
  })
  const voyages = Rows.filter(({ Blank, Departure }) => !Blank && Departure !== null)
  const days = [Day, ...voyages.map(({ Departure }) => chinaDay(new Date(Departure!)))]
  const offers = await withScopeOf(system, seller.companyId, async (tx) => {
    const found = await offersOn(tx, actor, { ...priceQuery, days, today: chinaDay(now()) })
    // what customers look for is demand, whether or not there is a price
    if (servedBy(actor) !== undefined)
      await keepOwnQuery(tx, seller.companyId, { ...priceQuery, ...demandOf(found?.get(Day), pod!), boxes: writeBoxes(priceQuery.boxes) })
    return found
  })
  if (servedBy(actor) === undefined)
    await keepQuery(db, actor, { ...priceQuery, ...demandOf(offers?.get(Day), pod!), boxes: writeBoxes(priceQuery.boxes) })
  const list: PriceOffer[] = []
  const placeOf = (offer: PriceOffer | undefined) => (offer ? list.push(offer) - 1 : -1)
  const shown = voyages.map((voyage): Sailing => ({
    ...sailingOf(voyage, now()),
    Offer: placeOf(offerFor(voyage, offers?.get(chinaDay(new Date(voyage.Departure!))))),
  }))
  for (const offer of offers?.get(Day) ?? [])
    if (!list.some(({ Carrier, Service }) => Carrier === offer.Carrier && Service === offer.Service)) list.push(offer)
  return {
    Known: offers !== undefined,
    Sailings: shown,
    Offers: list,
    Names: await namesOf(db, { pol: priceQuery.pol, pod: pod!, voyages, offers: list }, Lang),
  }
}

const demandOf = (offers: readonly PriceOffer[] | undefined, pod: string) => ({
  options: offers?.length ?? 0,
  lost: offers && offers.length > 0 ? [] : [pod],
})

/** The cheapest price of the carrier; one for the service of the voyage goes before one for any. */
function offerFor({ CarrierCode, ServiceCode }: VoyageRow, offers: readonly PriceOffer[] = []): PriceOffer | undefined {
  const serviceOffers = offers.filter(({ Carrier, Service }) => Carrier === CarrierCode && (Service === '' || Service === ServiceCode))
  return serviceOffers.find(({ Service }) => Service === ServiceCode) ?? serviceOffers[0]
}

const sailingOf = (voyage: VoyageRow, now: Date): Omit<Sailing, 'Offer'> => ({
  VoyageId: voyage.Id,
  Carrier: voyage.CarrierCode,
  Service: voyage.ServiceCode,
  Vessel: voyage.Vessel,
  VoyageNo: voyage.VoyageNo,
  Status: voyage.Status,
  Etd: chinaDay(new Date(voyage.Departure!)),
  Eta: voyage.Arrival === null ? '' : chinaDay(new Date(voyage.Arrival)),
  Departure: voyage.Departure!,
  Arrival: voyage.Arrival,
  TransitDays: voyage.TransitDays ?? -1,
  Calls: voyage.Ports.slice(1, -1).map(({ Code }) => Code),
  Cutoffs: voyage.Cutoffs,
  Missed: typeof voyage.Cutoffs.BCO === 'string' && Date.parse(voyage.Cutoffs.BCO) < now.getTime(),
})

interface Named {
  readonly pol: string
  readonly pod: string
  readonly voyages: readonly VoyageRow[]
  readonly offers: readonly PriceOffer[]
}
async function namesOf(db: Db, { pol, pod, voyages, offers }: Named, Lang: 'en' | undefined) {
  const of = async (kind: 'port' | 'carrier', codes: readonly string[]) =>
    (await db.query<{ code: string; name: string }>(namesByCode(kind, Lang), [[...new Set(codes)].filter((code) => code !== '')])).map(
      ({ code, name }) => ({
        Code: code,
        Name: name,
      }),
    )
  const ports = voyages.flatMap(({ Ports }) => Ports.map(({ Code }) => Code))
  return [
    ...(await of('port', [pol, pod, ...ports, ...offers.flatMap(({ Via, Del }) => [Via, Del])])),
    ...(await of('carrier', [...voyages.map(({ CarrierCode }) => CarrierCode), ...offers.map(({ Carrier }) => Carrier)])),
  ]
}
