import { buttons, menus, type May } from '@jst/contracts'
import type { PartyReader, PartySource } from '@jst/contracts/document'
import type { EntityCalls } from '@jst/contracts/entity'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors.ts'
import { demandCallAccess, openers } from '../../kernel/access/call-access.ts'
import { registeredDocuments } from '../registry.ts'

/** A table whose rows are offered as parties. */
export interface SourceModule {
  readonly source: PartySource
  readonly table: string
  /** Right to be offered them, beside the right to pick. */
  readonly may?: May
  /** SQL over alias `t` of the fields of a party that its columns do not name alike. */
  readonly columns: Readonly<Record<string, string>>
}
const sources = new Map<PartySource, SourceModule>()
const readers = new Map<string, PartyReader>()
let addressBook: EntityCalls | undefined

/** Makes tables known to the picker, the address book first. */
export function registerPartySources(calls: EntityCalls, given: readonly SourceModule[]): void {
  addressBook = calls
  for (const one of given) sources.set(one.source, one)
}
/** Lets an area that has no kind of document pick parties. */
export const registerPartyReader = (reader: PartyReader): void => void readers.set(reader.kind, reader)

/** The address book that typed texts are kept in. */
export function bookCalls(): EntityCalls {
  if (!addressBook) throw new Error('no address book: register the sources of parties first')
  return addressBook
}
export const partySource = (source: PartySource): SourceModule => {
  const module = sources.get(source)
  if (!module) throw new AppError('NOT_FOUND')
  return module
}

/** @throws AppError NOT_FOUND for a kind without parties, FORBIDDEN when the caller's roles do not open it */
export function demandReader(actor: EmployeeActor, kind: string): PartyReader {
  const document = registeredDocuments().find((one) => one.document.kind === kind)?.document
  const reader = readers.get(kind) ?? (document?.parties ? { ...document, parties: document.parties } : undefined)
  if (!reader) throw new AppError('NOT_FOUND')
  demandCallAccess(menus(...reader.reads), actor)
  return reader
}

/** Returns true if the actor may add to the address book of his own company. */
export const mayKeep = (actor: EmployeeActor, { writes, partyWrites }: PartyReader): boolean =>
  mayPress(actor, writes) || (partyWrites !== undefined && mayPress(actor, partyWrites))

/** Sources that the caller is offered. */
export const sourcesFor = (actor: EmployeeActor): SourceModule[] => [...sources.values()].filter(({ may }) => !may || openers(may)(actor))

/** Right to see a list. */
export const shownBy = (path: string): May => buttons({ path, code: 'view' })
