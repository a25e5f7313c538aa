import {
  bookingBoxes,
  bookingCalls,
  bookingCargo,
  bookingParties,
  bookingValueFields,
  boxesText,
  sumOf,
  teuOf,
  type BookingContent,
} from '@jst/contracts/booking'
import type { Issue } from '@jst/contracts'
import type { Entity, EntityValue, EntityValues } from '@jst/contracts/entity'
import { cleanedLines } from '../../../documents/index.ts'
import { cleaned, seenBy, type ReferenceLookup } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { codesOf } from './codes.ts'

const writable = new Set(bookingValueFields.map(({ key }) => key))
/** Fields of the header that the actor sees, and writes. */
export function headerOf(actor: EmployeeActor): { readonly seen: ReadonlySet<string>; readonly entity: Entity } {
  const entity = seenBy(actor, bookingCalls.entity)
  return { seen: new Set([...entity.all, ...(entity.derived ?? [])].map(({ key }) => key)), entity }
}

/**
 * A content as it is kept: codes found, texts tidied. @throws AppError INVALID_INPUT with every finding, FORBIDDEN for fields that are not the
 * actor's
 */
export async function cleanContent(
  { tx, actor }: { readonly tx: Queryable; readonly actor: EmployeeActor },
  content: BookingContent,
  lookup?: ReferenceLookup,
): Promise<BookingContent> {
  const { entity } = headerOf(actor)
  const mine = new Set(entity.all.map(({ key }) => key))
  // a form says nothing in fields that are not its reader's; what it does say there is refused
  const given: EntityValues = Object.fromEntries(
    Object.entries(content.Values).filter(([key, value]) => writable.has(key) && (mine.has(key) || !isBlank(value))),
  )
  const header = cleaned({ entity }, lookup ?? (await codesOf(tx, actor, entity, given)), given)
  const cargo = cleanedLines(bookingCargo, content.Cargo, 'Content.Cargo')
  const boxes = cleanedLines(bookingBoxes, content.Boxes, 'Content.Boxes')
  const issues: Issue[] = [
    ...header.issues.map((issue) => ({ ...issue, Path: `Content.${issue.Path}` })),
    ...cargo.issues,
    ...boxes.issues,
    ...partyIssues(content.Parties),
  ]
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  return {
    Values: header.values,
    Cargo: cargo.lines,
    Boxes: boxes.lines,
    Parties: content.Parties.map(({ Role, Party }) => ({ Role, Party: trimmed(Party) })),
  }
}

const isBlank = (value: EntityValue | undefined) => value === undefined || value === null || value === '' || value === false

const trimmed = <P extends object>(party: P): P =>
  Object.fromEntries(Object.entries(party).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])) as P

function partyIssues(parties: BookingContent['Parties']): Issue[] {
  const seen = new Set<string>()
  return parties.flatMap(({ Role }, at) => {
    const message = Role in bookingParties.roles ? (seen.has(Role) ? texts.twiceRole : undefined) : texts.noRole
    seen.add(Role)
    return message === undefined
      ? []
      : [{ Severity: 'ERROR' as const, Path: `Content.Parties[${at}].Role`, Label: '', Message: message, Code: 'INVALID' as const }]
  })
}

/** Sums of goods and boxes for lists. */
export const sumsOf = ({ Cargo, Boxes }: Pick<BookingContent, 'Cargo' | 'Boxes'>) => ({
  boxes: Boxes.length === 0 && Cargo.length > 0 ? 'LCL' : boxesText(Boxes),
  teu: teuOf(Boxes),
  packages: sumOf(Cargo, 'Packages'),
  weight: sumOf(Cargo, 'Weight'),
  volume: sumOf(Cargo, 'Volume'),
})

/** A content as somebody reads it: without what is not for him. */
export function seenContent(actor: EmployeeActor, content: BookingContent): BookingContent {
  const { seen } = headerOf(actor)
  return { ...content, Values: Object.fromEntries(Object.entries(content.Values).filter(([key]) => seen.has(key))) }
}

/** Merges the actor's input over the fields that he does not see. */
export const overSeen = (actor: EmployeeActor, before: BookingContent, written: BookingContent): BookingContent => {
  const { seen } = headerOf(actor)
  const hidden = Object.entries(before.Values).filter(([key]) => !seen.has(key))
  return { ...written, Values: { ...before.Values, ...written.Values, ...Object.fromEntries(hidden) } }
}
