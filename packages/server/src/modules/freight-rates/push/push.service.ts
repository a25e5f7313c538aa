import type { BodyOf, QueryOf } from '@jst/contracts'
import {
  customerWorkbench,
  mostPushed,
  writeBoxes,
  type previewPush,
  type PriceOffer,
  type PushList,
  type sendPush,
} from '@jst/contracts/freight-rates'
import { forCustomer, hashOf, type Option } from '@jst/price-engine'
import { sendLetter, sendNotice } from '../../../documents/notices/index.ts'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { writeSheets } from '../../../kernel/sheet/sheets.ts'
import { isSoldTo } from '../customer/customership.ts'
import { priceRates, type PriceRequest } from '../search/pricing.ts'
import type { Reader } from '../search/rates.repo.ts'
import { offerOf, readPriceQuery } from '../search/search.service.ts'
import { texts } from '../texts.ts'
import { findPeopleOf, findPush, findPushedTo, insertPush, type PushedTo } from './push.repo.ts'
import { chatText, namedBy, sheetOf } from './words.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

/** Sender of a push, and the scope that customers are found in. */
interface Pushing {
  readonly db: Reader
  readonly system: Reader
  readonly actor: EmployeeActor
  readonly now: () => Date
}
type Route = Omit<PriceRequest, 'customer'>
interface Listed {
  readonly to: PushedTo
  readonly level: string
  readonly offers: readonly PriceOffer[]
  readonly withheld: readonly { readonly Carrier: string; readonly Pod: string; readonly Why: string }[]
  readonly hash: string
}

const words = texts.push
const whyOf = ({ Verdict }: Option) => (Verdict === 'REFUSED' ? words.refused : words.belowFloor)

/** The list of one customer: his own prices, and nothing that waits for an approval or is refused. */
async function listFor({ db, system, actor, now }: Pushing, route: Route, to: PushedTo): Promise<Listed> {
  const request = { ...route, customer: to.code, staff: false }
  const pricing = { db, system, companyId: actor.companyId, salesperson: actor.employeeId, today: chinaDay(now()) }
  const { options, level } = await priceRates(pricing, request)
  const paired = options.map((option) => [option, forCustomer(option)] as const)
  const offers = paired.flatMap(([, offer]) => (offer ? [offerOf(offer)] : []))
  const withheld = paired.flatMap(([option, offer]) => (offer ? [] : [{ Carrier: option.Carrier, Pod: option.Pod, Why: whyOf(option) }]))
  return { to, level, offers, withheld, hash: hashOf([to.code, ...offers.map(({ Hash }) => Hash)]) }
}

/** @throws AppError INVALID_INPUT for customers that the caller does not see, or that are not sold to */
async function demandCustomers(db: Queryable, codes: readonly string[]): Promise<PushedTo[]> {
  if (codes.length === 0 || codes.length > mostPushed) throw invalid('Customers', words.count(mostPushed))
  const found = await findPushedTo(db, codes)
  const lacking = codes.filter((code) => !found.some((one) => one.code === code))
  if (lacking.length > 0) throw invalid('Customers', words.unknown(lacking.join('、')))
  const stopped = found.filter((one) => !isSoldTo(one))
  if (stopped.length > 0) throw invalid('Customers', words.stopped(stopped.map(({ name }) => name).join('、')))
  return found
}

async function namesOf(db: Queryable, { pol, pods }: Route, lists: readonly Listed[]) {
  const offers = lists.flatMap((list) => list.offers)
  const of = async (kind: 'port' | 'carrier', codes: readonly string[]) =>
    (await db.query<{ code: string; name: string }>(namesByCode(kind), [[...new Set(codes)].filter((code) => code !== '')])).map(
      ({ code, name }) => ({ Code: code, Name: name }),
    )
  const ports = offers.flatMap(({ Pol, Pod, Del, Via }) => [Pol, Pod, Del, Via])
  const carriers = [...offers, ...lists.flatMap(({ withheld }) => withheld)].map(({ Carrier }) => Carrier)
  return [...(await of('port', [pol, ...pods, ...ports])), ...(await of('carrier', carriers))]
}

const codesOf = (text: string) => [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '')

/** Returns the message for each customer without sending it. @throws AppError INVALID_INPUT */
export async function previewOf(pushing: Pushing, { Customers, ...query }: QueryOf<typeof previewPush>) {
  const route = await readPriceQuery(pushing.db, query)
  const lists: Listed[] = []
  for (const to of await demandCustomers(pushing.db, codesOf(Customers))) lists.push(await listFor(pushing, route, to))
  const names = await namesOf(pushing.db, route, lists)
  const named = namedBy(names)
  const contacts = maySee(pushing.actor, 'customerContact')
  const Lists: PushList[] = lists.map(({ to, level, offers, withheld, hash }) => ({
    Code: to.code,
    Name: to.name,
    Level: level,
    Joined: to.linkedId !== null,
    Contact: contacts ? to.contact : '',
    Mail: contacts ? to.mail : '',
    Offers: [...offers],
    Withheld: [...withheld],
    Text: chatText(offers, route.pol, named, route.day),
    Hash: hash,
  }))
  return { Lists, Names: names }
}

type Sending = BodyOf<typeof sendPush>['Customers'][number]
/** Sends to each customer his own list, all or none, and keeps what it was. @throws AppError INVALID_INPUT */
export async function send(call: WriteCall<'now'>, { Customers, ...query }: BodyOf<typeof sendPush>) {
  const { tx, actor, now } = call
  const pushing: Pushing = { db: tx, system: tx.system, actor, now }
  const route = await readPriceQuery(tx, query)
  const customers = await demandCustomers(tx, [...new Set(Customers.map(({ Code }) => Code))])
  const Sent: { Id: number; Code: string }[] = []
  for (const [at, sending] of Customers.entries()) {
    const to = customers.find(({ code }) => code === sending.Code)!
    const list = await listFor(pushing, route, to)
    if (list.hash !== sending.Hash) throw invalid(`Customers[${at}].Hash`, words.changed(to.name))
    if (list.offers.length === 0) throw invalid(`Customers[${at}].Code`, words.nothing(to.name))
    Sent.push({ Id: await sendOne(call, route, list, sending, at), Code: to.code })
  }
  call.audit({
    action: 'freightPush.send',
    entity: 'freight_push',
    diff: { Customers: customers.map(({ code }) => code).join(','), Rates: route.pol },
  })
  return { Sent }
}

async function sendOne(call: WriteCall<'now'>, route: Route, list: Listed, { Way, Mail = '' }: Sending, at: number): Promise<number> {
  const { tx, actor, now } = call
  const { to, offers, withheld, hash } = list
  const names = await namesOf(tx, route, [list])
  const named = namedBy(names)
  const boxes = writeBoxes(route.boxes)
  const title = words.title(named(route.pol), route.pods.map(named).join('、'))
  let address = ''
  if (Way === 'workbench') {
    if (to.linkedId === null) throw invalid(`Customers[${at}].Way`, words.notJoined(to.name))
    const link = new URLSearchParams({ View: 'rates', Pol: route.pol, Pods: route.pods.join(','), Day: route.day, Boxes: boxes })
    address = to.name
    await sendNotice(tx, {
      recipients: await findPeopleOf(tx.system, to.linkedId),
      audience: { customers: actor.companyId },
      senderId: actor.employeeId,
      kind: 'system',
      title,
      description: words.notice(actor.companyName, actor.employeeName, offers.length, route.day),
      link: `${customerWorkbench}?${link.toString()}`,
      at: now(),
    })
  }
  if (Way === 'mail') {
    address = Mail.trim() || to.mail
    const file = { name: words.file(to.name, route.day), bytes: await writeSheets([sheetOf(offers, named)]) }
    const text = words.letter(to.contact, chatText(offers, route.pol, named, route.day))
    await sendLetter(
      tx,
      actor,
      { to: { name: to.contact || to.name, address }, subject: title, text, file },
      { now: now(), field: `Customers[${at}].Mail` },
    )
  }
  return insertPush(tx, {
    companyId: actor.companyId,
    employeeId: actor.employeeId,
    customer: to,
    way: Way,
    address,
    pol: route.pol,
    pods: route.pods,
    day: route.day,
    boxes,
    withheld: withheld.length,
    hash,
    offers,
    names,
  })
}

/** Returns the file of a push as it was sent. @throws AppError NOT_FOUND */
export async function fileOf(db: Queryable, id: number): Promise<FileAnswer> {
  const push = await findPush(db, id)
  if (!push) throw new AppError('NOT_FOUND')
  const bytes = await writeSheets([sheetOf(push.offers, namedBy(push.names))])
  return new FileAnswer(words.file(push.customer, push.day), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes)
}
