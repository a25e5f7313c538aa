import type { ChannelsFacts, ChannelWay, DocumentFacts } from '@jst/contracts/document'
import type { Words } from '../../words.ts'
import { channelTexts } from './texts.ts'

type ChannelTexts = Words<typeof channelTexts>
type Group = 'log' | 'receive' | 'drawer' | 'setup'
/** Sentences of one kind in place of those of the part. */
type Wording = Partial<Omit<ChannelTexts, Group | 'part'>> & { readonly [G in Group]?: Partial<ChannelTexts[G]> }

/** A kind that is sent to partners. */
export type SentKind = DocumentFacts & {
  readonly channels: ChannelsFacts
  /** Declared by `withWording`; without it the part has its general sentences. */
  readonly wording?: ChannelTexts
}
/** A kind whose messages have some sentences of their own, such as 按回执放舱 in place of 放舱. */
export function withWording<K extends SentKind>(document: K, changed: Wording): K & { readonly wording: ChannelTexts } {
  const { log, receive, drawer, setup } = channelTexts
  return {
    ...document,
    wording: {
      ...channelTexts,
      ...changed,
      log: { ...log, ...changed.log },
      receive: { ...receive, ...changed.receive },
      drawer: { ...drawer, ...changed.drawer },
      setup: { ...setup, ...changed.setup },
    },
  }
}
export const textsOf = ({ wording = channelTexts }: Pick<SentKind, 'wording'>): ChannelTexts => wording
export const wayOf = ({ channels }: SentKind, channel: string): ChannelWay | undefined => channels.ways[channel]
export const typeWord = ({ channels }: SentKind, type: string, answer: string): string => channels.types[type]?.zh ?? answer
