import {
  customerPackingPages,
  listCalls,
  listDocument as document,
  listStates,
  openLists,
  packingButtons,
  packingPages,
} from '@jst/contracts/packing'
import { boxKeys } from '@jst/packing'
import { passes } from '@jst/packing/checks'
import {
  pageOf,
  registerDocument,
  rowsOf,
  storesVersion,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { demandBooking } from '../../booking/index.ts'
import type { Booked } from '../application/bookings.service.ts'
import { listChannelModule } from '../channels/list.channels.ts'
import { texts } from './texts.ts'
import { findingsOf } from './check.ts'
import { bookedBoxes, orderTotals } from './grid.service.ts'
import { findLists, gateIns, listsOf, writeRequestedFrom, writeOpened, type StoredList } from './list.repo.ts'
import { clpPrint } from './list.print.ts'
import { warnOfStep } from './warnings.service.ts'

/** Findings that a refusal names. */
const mostNamed = 6
const openCodes: readonly number[] = openLists.map((state) => listStates.codes[state])

interface MoveFacts {
  readonly lists: ReadonlyMap<number, StoredList>
  /** Sentences that stop a list; its order is read once for all lists of it. */
  readonly wrong: ReadonlyMap<number, readonly string[]>
  readonly gatedIn: ReadonlyMap<number, string>
}

async function readFacts({ tx }: DocumentCall, rows: readonly SubjectRow[], { event }: { readonly event: string }): Promise<MoveFacts> {
  const ids = rows.map(({ id }) => id)
  const lists = await findLists(tx, ids)
  const gatedIn = await gateIns(tx.system, ids)
  const wrong = new Map<number, readonly string[]>()
  if (event === 'submit' || event === 'send')
    for (const id of new Set(lists.map(({ bookingId }) => bookingId))) {
      const booking = await demandBooking(tx.system, id)
      for (const [list, words] of await wrongIn(tx, booking, event === 'send')) wrong.set(list, words)
    }
  return { lists: new Map(lists.map((list) => [list.id, list])), wrong, gatedIn }
}

/** Sentences that stop the lists of a booking, by their keys. */
async function wrongIn(tx: DocumentCall['tx'], booking: Booked, sealed: boolean): Promise<Map<number, string[]>> {
  const all = await listsOf(tx.system, booking.id)
  const findings = findingsOf(all, { boxes: bookedBoxes(booking), order: await orderTotals(tx.system, booking) }, sealed)
  const stops = findings.filter((finding) => !passes([finding]))
  const keys = boxKeys(all.map(({ box }) => box))
  return new Map(all.map(({ id }, at) => [id, stops.filter(({ path }) => path.box === keys[at]).map(({ message }) => message.zh)]))
}

const checked: Guard<MoveFacts> = (_call, { id }, _input, facts) => {
  if (!facts.lists.has(id)) throw new AppError('NOT_FOUND')
  const words = facts.wrong.get(id) ?? []
  if (words.length === 0) return allowed
  return refuse('INVALID_INPUT', texts.unfinished(words.slice(0, mostNamed), Math.max(0, words.length - mostNamed)))
}
const notGatedIn: Guard<MoveFacts> = (_call, { id }, _input, facts) =>
  facts.gatedIn.has(id) ? refuse('ILLEGAL_TRANSITION', texts.inPort) : allowed
/** A box in the port, unless a change was granted or the list was made there. */
const unlocked: Guard<MoveFacts> = (_call, { id, no }, _input, facts) =>
  facts.gatedIn.has(id) && !facts.lists.get(id)?.openedInPort ? refuse('ILLEGAL_TRANSITION', texts.lockedInPort(no)) : allowed
const gatedIn: Guard<MoveFacts> = (_call, { id, state }, _input, facts) => {
  if (!facts.gatedIn.has(id)) return refuse('ILLEGAL_TRANSITION', texts.notInPort)
  return openCodes.includes(state) && facts.lists.get(id)?.openedInPort ? refuse('ILLEGAL_TRANSITION', texts.openInPort) : allowed
}

/** The desk is told of what customers submit and ask for. */
const toldDesk =
  (title: (who: string, no: string) => string) =>
  async ({ tx, actor }: DocumentCall, row: SubjectRow): Promise<void> => {
    const staff = row.operatorId ?? row.companyId
    const holders = await findHolders(tx.system, staff, packingButtons.staff.checkList)
    await sendNotice(tx, {
      recipients: holders.filter((id) => id !== actor.employeeId),
      audience: { internal: staff },
      kind: 'system',
      title: title(actor.companyName, row.no),
      description: row.title,
      link: pageOf(document, row, 'staff'),
      bill: row.no,
      senderId: actor.employeeId,
    })
  }
const stores = storesVersion(document)
const begins = storesVersion(document, { begins: true })
const comesIntoForce = storesVersion(document, { inForce: true })

type Input = Parameters<typeof begins>[2]
/** A step, and its warning to the other bills of a shared box. */
const warning =
  (step?: (call: DocumentCall, row: SubjectRow, input: Input) => Promise<void>) =>
  async (call: DocumentCall, row: SubjectRow, input: Input, { lists }: MoveFacts): Promise<void> => {
    await step?.(call, row, input)
    const { employeeId, employeeName, companyName } = call.actor
    await warnOfStep(call.tx, lists.get(row.id)!, row.state, { id: employeeId, name: `${companyName} ${employeeName}` })
  }

/** Makes packing lists known to the calls of the document kit. */
export function registerLists(): void {
  registerDocument({
    ...rowsOf(listCalls.entity),
    title: `concat_ws(' ', nullif(t.box_no, ''), t.box_type, nullif(t.name_zh, ''), nullif(t.bills, ''))`,
    document,
    list: packingPages.lists,
    partyList: customerPackingPages.mine,
    guards: { checked, notGatedIn, gatedIn, unlocked },
    // a list that stays as it is stands where it stood when the change was asked for
    targets: { refuseChange: ({ id }: SubjectRow, { lists }: MoveFacts) => lists.get(id)?.askedFrom ?? listStates.codes.accepted },
    facts: readFacts,
    effects: {
      submit: warning(async (call: DocumentCall, row: SubjectRow, input: Input) => {
        await begins(call, row, input)
        await toldDesk(texts.came)(call, row)
      }),
      takeBack: warning(stores),
      return: warning(stores),
      send: warning(stores),
      accept: warning(async (call: DocumentCall, row: SubjectRow, input: Input) => {
        await comesIntoForce(call, row, input)
        await writeOpened(call.tx, row.id, false)
      }),
      refuse: warning(stores),
      correct: warning(),
      askChange: async (call: DocumentCall, row: SubjectRow, input: Input, facts: MoveFacts) => {
        await writeRequestedFrom(call.tx, row.id, facts.lists.get(row.id)!.state)
        await warning(toldDesk(texts.changeCame))(call, row, input, facts)
      },
      grantChange: warning(async ({ tx }: DocumentCall, { id }: SubjectRow) => {
        await writeOpened(tx, id, true)
      }),
      refuseChange: warning(),
      void: warning(stores),
    },
    prints: { clp: clpPrint },
    channels: listChannelModule,
    desk: { staff: 't.staff_id', waiting: 't.state in (1, 5)', due: 't.act_by' },
    versions: {
      table: 'packing_list_version',
      inForce: 't.in_force_version',
      content: async (db, { id }) => {
        const [list] = await findLists(db, [id])
        return { ...list!.box, ...list!.by, Seals: list!.box.Seals.map(({ No }) => No).join('/') }
      },
    },
    shipment: { links: { booking: [{ from: 'packing_list', id: 'id', of: 'booking_id' }] } },
  })
}
