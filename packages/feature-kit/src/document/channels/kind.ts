import type { ChannelsFacts, ChannelWay, DocumentFacts } from '@jst/contracts/document'

/** A kind that is sent to partners. */
export type SentKind = DocumentFacts & { readonly channels: ChannelsFacts }
export const wayOf = ({ channels }: SentKind, channel: string): ChannelWay | undefined => channels.ways[channel]
export const typeWord = ({ channels }: SentKind, type: string, answer: string): string => channels.types[type]?.zh ?? answer
