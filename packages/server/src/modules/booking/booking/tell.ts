import { bookingButtons, bookingDocument as document, bookingPages } from '@jst/contracts/booking'
import { findFollowers, firstNumbers, hearersOf, pageOf, type DocumentCall } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { NoticeBooking } from './booking.repo.ts'
import { texts } from '../texts.ts'

type Told = Omit<NoticeBooking, 'customerName'>
const linkOf = (booking: Told, side: 'staff' | 'party') => pageOf(document, { query: `Id=${booking.id}` }, side)

/** Words of a notice: of one booking, and of many together. */
interface DeskWords {
  readonly one: (booking: NoticeBooking) => string
  readonly many: (count: number) => string
}
type DeskCall = Pick<DocumentCall, 'tx'> & { readonly actor: DocumentCall['actor'] | null }
const staffOf = ({ operatorId, companyId }: Told) => operatorId ?? companyId

/** Tells those of the forwarder who accept bookings, `actor` null: of what no employee did; where somebody works on it, him alone. */
export async function tellDesk(call: DeskCall, booking: Told, title: string, description: string): Promise<void> {
  const [people] = await hearersAt(call, [booking])
  if (people) await send(call, people.people, booking, { title, description, link: linkOf(booking, 'staff'), bill: booking.no })
}

/** The same of bookings that came together: each person hears of all that concern him in one notice. */
export async function tellDeskOfAll(call: DeskCall, bookings: readonly NoticeBooking[], words: DeskWords): Promise<void> {
  for (const { people, rows } of await hearersAt(call, bookings)) {
    const [first] = rows
    if (rows.length === 1)
      await send(call, people, first!, {
        title: words.one(first!),
        description: first!.customerName,
        link: linkOf(first!, 'staff'),
        bill: first!.no,
      })
    else
      await send(call, people, first!, {
        title: words.many(rows.length),
        description: texts.among(firstNumbers(rows), rows.length),
        link: bookingPages.desk,
      })
  }
}

/** Recipients at the desk, by booking. */
async function hearersAt<B extends Told>({ tx }: DeskCall, bookings: readonly B[]) {
  const holders = new Map<number, Promise<readonly number[]>>()
  const holdersOf = (staff: number) => {
    const holderIds = holders.get(staff) ?? findHolders(tx.system, staff, bookingButtons.staff.accept)
    holders.set(staff, holderIds)
    return holderIds
  }
  const heard: { person: number; row: B }[] = []
  for (const row of bookings) {
    const people = row.ownerId === null ? await holdersOf(staffOf(row)) : [row.ownerId]
    heard.push(...people.map((person) => ({ person, row })))
  }
  return hearersOf(heard)
}

const send = (
  { tx, actor }: DeskCall,
  people: readonly number[],
  booking: Told,
  content: { readonly title: string; readonly description: string; readonly link: string; readonly bill?: string },
) =>
  sendNotice(tx, {
    ...content,
    recipients: people.filter((id) => id !== actor?.employeeId),
    audience: { internal: staffOf(booking) },
    kind: 'system',
    senderId: actor?.employeeId ?? null,
  })

/** Tells the people of the customer who follow a booking. */
export async function tellCustomer(
  { tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>,
  booking: Told,
  title: string,
  description: string,
): Promise<void> {
  if (booking.operatorId === null) return
  const followers = await findFollowers(tx.system, { kind: document.kind, row: booking })
  const people = followers.filter(({ audience }) => audience === 'customer')
  await sendNotice(tx, {
    recipients: people.map(({ id }) => id).filter((id) => id !== actor.employeeId),
    audience: { internal: booking.companyId },
    kind: 'system',
    title,
    description,
    link: linkOf(booking, 'party'),
    bill: booking.no,
    senderId: actor.employeeId,
  })
}
