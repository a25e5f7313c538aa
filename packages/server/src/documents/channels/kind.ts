import { menus, type ButtonPermission } from '@jst/contracts'
import type { ChannelsFacts, ChannelWay, DocumentFacts } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors.ts'
import { maySee } from '../../kernel/access/field-rights.ts'
import { demandCallAccess } from '../../kernel/access/call-access.ts'
import { moduleOf, type DocumentModule } from '../registry.ts'
import type { ChannelModule } from './module.ts'
import { textsOf, type KindTexts } from './texts.ts'

/** A kind with channels: its declaration, and what its area answers. */
export interface ChannelKind {
  readonly document: DocumentFacts
  readonly record: DocumentModule
  readonly facts: ChannelsFacts
  readonly module: ChannelModule
  readonly words: KindTexts
  /** Table of the records. */
  readonly table: string
}

/** @throws AppError NOT_FOUND for a kind that is not sent */
export function channelsOf(kind: string): ChannelKind {
  const record = moduleOf(kind)
  const { document, channels: module, table } = record
  const facts = document.channels
  if (!facts || !module) throw new AppError('NOT_FOUND')
  return { document, record, facts, module, table, words: textsOf(facts, document.zh) }
}

/** @throws AppError NOT_FOUND, FORBIDDEN when the roles of the caller do not have the button */
export function demandChannels(actor: EmployeeActor, kind: string, button: keyof ChannelsFacts['buttons']): ChannelKind {
  const channelKind = channelsOf(kind)
  const needed: ButtonPermission = channelKind.facts.buttons[button]
  if (!mayPress(actor, needed)) throw new AppError('FORBIDDEN')
  return channelKind
}
/** The same for the log of messages. */
export function demandLog(actor: EmployeeActor, kind: string): ChannelKind {
  const channelKind = channelsOf(kind)
  demandCallAccess(menus(...channelKind.facts.reads), actor)
  return channelKind
}

/** Texts of messages may hold a field that the roles of the reader hide. */
export const seesPayload = (actor: EmployeeActor, { facts: { hides } }: ChannelKind): boolean =>
  hides === undefined || maySee(actor, hides.field)

/** A way that an older release knew and the kind does not declare any more is taken by hand. */
export const wayOf = ({ facts }: ChannelKind, channel: string): ChannelWay =>
  facts.ways[channel] ?? { zh: channel, en: channel, by: 'manual' }

/** A message as bytes: by its format, else an EDIFACT interchange of level C (UNOC) is Latin-1. */
export const encoded = async ({ module: { formats } }: ChannelKind, format: string, payload: string): Promise<Buffer> =>
  (await formats[format]?.encode?.(payload)) ?? Buffer.from(payload, payload.slice(0, 40).includes('UNB+UNOC') ? 'latin1' : 'utf8')
