import type { BodyOf } from '@jst/contracts'
import { blankBooking, boxesText, type BookingContent, type BookingTemplate, type saveBookingTemplate } from '@jst/contracts/booking'
import { diffOf } from '../../../kernel/audit.ts'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/versions.ts'
import { cleanContent, seenContent } from '../booking/content.ts'
import { withoutSailing } from '../booking/copy.service.ts'
import { texts } from '../texts.ts'
import { contentOfTemplate, countUse, deleteTemplate, findTemplate, insertTemplate, renameTemplate } from './templates.repo.ts'

type Input = BodyOf<typeof saveBookingTemplate>
const entity = 'booking_template'

/** @throws AppError INVALID_INPUT, NOT_FOUND, STALE_WRITE with the template as it is */
export async function saveTemplate(call: WriteCall, input: Input): Promise<BookingTemplate> {
  const name = input.Name.trim()
  if (name === '') throw invalid('Name', texts.template.nameNeeded)
  const id = input.Id === 0 ? await addTemplate(call, name, input) : await changeTemplate(call, name, input)
  return (await demandTemplate(call, id)).template
}

async function addTemplate(call: WriteCall, name: string, { Shared, Content, CopyOf }: Input): Promise<number> {
  const { tx, actor } = call
  const given = CopyOf === undefined ? Content : await contentOf(call, (await demandTemplate(call, CopyOf)).template)
  if (!given) throw invalid('Content', texts.template.contentNeeded)
  const cleaned = await cleanContent(call, withoutSailing(given))
  const content = { ...cleaned, Values: { ...blankBooking().Values, ...cleaned.Values } }
  const id = await insertTemplate(tx, actor, { name, shared: Shared, content, boxes: boxesText(content.Boxes) })
  call.audit({ action: 'bookingTemplate.add', entity, entityId: id, diff: { name, shared: Shared } })
  return id
}

async function changeTemplate(call: WriteCall, name: string, { Id, UpdateTime = '', Shared }: Input): Promise<number> {
  const { template, makerId } = await demandTemplate(call, Id, true)
  demandVersion(UpdateTime, template)
  // what is not shared is its maker's: nobody takes a template away from its maker
  if (template.Shared && !Shared && makerId !== call.actor.employeeId) throw invalid('Shared', texts.template.notMaker(template.By))
  await renameTemplate(call.tx, Id, { name, shared: Shared })
  const diff = diffOf({ name: template.Name, shared: template.Shared }, { name, shared: Shared })
  call.audit({ action: 'bookingTemplate.change', entity, entityId: Id, diff })
  return Id
}

export async function removeTemplate(call: WriteCall, { Id, UpdateTime }: { Id: number; UpdateTime: string }): Promise<null> {
  const { template } = await demandTemplate(call, Id, true)
  demandVersion(UpdateTime, template)
  await deleteTemplate(call.tx, Id)
  call.audit({ action: 'bookingTemplate.remove', entity, entityId: Id, diff: { name: template.Name } })
  return null
}

/** Returns the template's content for a new booking, as far as the actor sees it; counts as one use. */
export async function takeTemplate(call: WriteCall, id: number) {
  const { template } = await demandTemplate(call, id)
  const Content = await contentOf(call, template)
  await countUse(call.tx, id)
  return { Id: id, Name: template.Name, Content }
}

async function demandTemplate({ tx, actor }: Pick<WriteCall, 'tx' | 'actor'>, id: number, lock = false) {
  const found = await findTemplate(tx, id, actor.employeeId, lock)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
/** Content of a template for the actor: without a customer whom he does not see, or who is gone. */
async function contentOf({ tx, actor }: Pick<WriteCall, 'tx' | 'actor'>, { Id, Customer }: BookingTemplate): Promise<BookingContent> {
  const { Values, ...rest } = seenContent(actor, (await contentOfTemplate(tx, Id))!)
  return { ...rest, Values: Customer === '' && 'CustomerCode' in Values ? { ...Values, CustomerCode: '' } : Values }
}
