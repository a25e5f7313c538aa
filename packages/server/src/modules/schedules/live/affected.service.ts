import { createHash } from 'node:crypto'
import { departureOf, portLocal, type AffectedOrders, type PortCall, type Voyage } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { factsOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { ScheduleCall } from '../schedules.call.ts'
import { texts } from '../schedules.texts.ts'
import { lockedVoyage } from '../voyages/voyage.service.ts'
import * as repo from './affected.repo.ts'

/** The call at which an order of a load port goes aboard; a port that was replaced still has its orders. */
const callOf = ({ Calls }: Voyage, loadPort: string): PortCall | undefined =>
  Calls.find(({ ReplacedPort }) => ReplacedPort === loadPort) ?? Calls.find(({ PortCode }) => PortCode === loadPort)

const portsOf = ({ Calls }: Voyage) => Calls.flatMap(({ PortCode, ReplacedPort }) => (ReplacedPort ? [PortCode, ReplacedPort] : [PortCode]))

/** How the voyage stands for orders of this load port: the same words mean that nothing changed for them. */
function standing(voyage: Voyage, loadPort: string): string {
  const call = callOf(voyage, loadPort)
  const facts = [voyage.Blank, voyage.Blank ? '' : [call?.Omitted, call?.PortCode, call?.TerminalCode, call && departureOf(call)]]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 32)
}

/** Orders of the actor's own company alone: matched as its customers booked them. */
const ordersOf = (db: Queryable, { companyId }: EmployeeActor, voyage: Voyage) =>
  repo.ordersOnSailing(db, companyId, voyage, portsOf(voyage))

export async function affectedBy(db: Queryable, actor: EmployeeActor, voyage: Voyage): Promise<AffectedOrders> {
  return {
    Orders: (await ordersOf(db, actor, voyage)).map(({ id, orderNo, companyName, loadPort, sailingDate, told }) => {
      const call = callOf(voyage, loadPort)
      return {
        Id: id,
        OrderNo: orderNo,
        CompanyName: companyName,
        LoadPortCode: loadPort,
        LoadPortName: call?.PortName ?? loadPort,
        SailingDate: sailingDate,
        Departure: call && !call.Omitted && !voyage.Blank ? departureOf(call) : null,
        Told: told.includes(standing(voyage, loadPort)),
      }
    }),
  }
}

/** One message to each person of a customer, for all of its orders that have not heard this yet. */
export async function notifyAffected(call: ScheduleCall, id: number, seen: string): Promise<{ Orders: number; People: number }> {
  const { tx, actor, audit } = call
  const voyage = await lockedVoyage(call, id, seen)
  const orders = await ordersOf(tx, actor, voyage)
  if (orders.length === 0) return { Orders: 0, People: 0 }
  const fresh = await repo.keepNotices(
    tx,
    id,
    actor.companyId,
    new Map(orders.map((order) => [order.id, standing(voyage, order.loadPort)])),
  )
  const untold = orders.filter((order) => fresh.has(order.id))
  if (untold.length === 0) return { Orders: 0, People: 0 }
  // the customers' people are in other companies than the clerk
  const staff = await repo.staffOf(tx.system, [...new Set(untold.map(({ companyId }) => companyId))])
  const groups = new Map<string, repo.SailingOrder[]>()
  for (const order of untold) {
    const key = `${order.companyId} ${order.loadPort}`
    groups.set(key, [...(groups.get(key) ?? []), order])
  }
  const notifiedIds = new Set<number>()
  for (const group of groups.values()) {
    const { companyId, loadPort } = group[0]!
    const recipients = staff.filter((person) => person.companyId === companyId).map((person) => person.id)
    const { title, body } = messageOf(voyage, loadPort)
    const description = `${body}${texts.notices.order(group.map(({ orderNo }) => orderNo).join('、'))}`
    await sendNotice(tx, {
      recipients,
      audience: { customers: actor.companyId },
      title,
      description,
      kind: 'schedule',
      link: '',
      subject: { kind: 'voyage', id },
      senderId: actor.employeeId,
    })
    for (const person of recipients) notifiedIds.add(person)
  }
  audit({
    action: 'voyage.notify',
    entity: 'voyage',
    entityId: id,
    diff: factsOf({ Orders: untold.map(({ orderNo }) => orderNo).slice(0, 50), People: notifiedIds.size }),
  })
  return { Orders: untold.length, People: notifiedIds.size }
}

/** Message to a customer of this load port: never the internal note. */
function messageOf(voyage: Voyage, loadPort: string): { title: string; body: string } {
  const { notices } = texts
  const sailing = `${voyage.Vessel} / ${voyage.VoyageNo}`
  const call = callOf(voyage, loadPort)
  const port = call?.PortName ?? loadPort
  const departure = call ? departureOf(call) : null
  const time = departure && call ? portLocal(departure, call.PortCode) : notices.unknownTime
  const [kind, sentence] = voyage.Blank
    ? (['blank', notices.blank(sailing)] as const)
    : call?.Omitted
      ? (['omitted', notices.omitted(sailing, port)] as const)
      : call?.ReplacedPort
        ? (['diverted', notices.diverted(sailing, port, time)] as const)
        : (call?.Delay ?? 0) > 0
          ? (['delayed', notices.delayed(sailing, port, time, Math.round(call!.Delay!))] as const)
          : (['normal', notices.normal(sailing, port, time)] as const)
  const reason = voyage.Reason && kind !== 'normal' ? notices.reason(voyage.Reason) : ''
  return { title: `${notices.titles[kind]}：${sailing}`, body: `${sentence}${reason}` }
}
