import type { BodyOf } from '@jst/contracts'
import { blankBooking, type BookingContent, type BookingTemplate, type saveBookingTemplate } from '@jst/contracts/booking'
import { demandTemplate, removeTemplate, saveTemplate, takeTemplate, type TemplateModule } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { BookingCall } from '../booking/booking.call.ts'
import { cleanContent, seenContent } from '../booking/content.ts'
import { withoutSailing } from '../booking/copy.service.ts'
import { texts } from '../texts.ts'
import { bookingTemplateTable, findBookingTemplate } from './templates.repo.ts'

const module: TemplateModule<BookingContent> = {
  ...bookingTemplateTable,
  words: { noContent: texts.template.contentNeeded },
  clean: async (call, content) => {
    const cleaned = await cleanContent(call, withoutSailing(content))
    return { ...cleaned, Values: { ...blankBooking().Values, ...cleaned.Values } }
  },
}
const templates = { kind: 'booking', module }

/** @throws AppError INVALID_INPUT, NOT_FOUND, STALE_WRITE with the template as it is */
export async function saveBookingTemplateOf(call: BookingCall, input: BodyOf<typeof saveBookingTemplate>): Promise<BookingTemplate> {
  const { Id, Name, Shared, UpdateTime = '', Content, CopyOf } = input
  const given = CopyOf === undefined ? Content : await contentOf(call, CopyOf)
  const id = await saveTemplate(call, templates, {
    id: Id,
    name: Name,
    shared: Shared,
    content: Id === 0 ? given : undefined,
    seen: UpdateTime,
    shown: ({ id: stored }) => listed(call, stored),
  })
  return listed(call, id)
}

export async function removeBookingTemplateOf(call: BookingCall, { Id, UpdateTime }: { Id: number; UpdateTime: string }): Promise<null> {
  await removeTemplate(call, templates, { id: Id, seen: UpdateTime, shown: ({ id }) => listed(call, id) })
  return null
}

/** Returns the template's content for a new booking, as far as the actor sees it; counts as one use. */
export async function takeBookingTemplate(call: BookingCall, id: number) {
  const Content = await contentOf(call, id)
  const { name } = await takeTemplate(call, templates, id)
  return { Id: id, Name: name, Content }
}

async function listed({ tx, actor }: BookingCall, id: number): Promise<BookingTemplate> {
  const found = await findBookingTemplate(tx, id, actor.employeeId)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Content of a template for the actor: without a customer whom he does not see, or who is gone. */
async function contentOf(call: BookingCall, id: number): Promise<BookingContent> {
  const { content } = await demandTemplate(call, templates, id)
  const { Customer } = await listed(call, id)
  const { Values, ...rest } = seenContent(call.actor, content)
  return { ...rest, Values: Customer === '' && 'CustomerCode' in Values ? { ...Values, CustomerCode: '' } : Values }
}
