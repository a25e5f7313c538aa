import { decodeEdifact } from '@jst/edifact'
import type { Tx } from '../../kernel/database/database.ts'
import type { ReadContext } from '../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { bytesOf, isSigned } from '../../kernel/net/signed-bytes.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { registeredDocuments } from '../registry.ts'
import { answersIn, takeAnswer } from './answers.service.ts'
import { channelAtDoor, type StoredChannel } from './channels.repo.ts'
import { channelsOf, type ChannelKind } from './kind.ts'
import { texts } from './texts.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Kinds whose partners send messages, those of one list of channels together. */
function kindsWithDoors(): ReadonlyMap<string, readonly ChannelKind[]> {
  const kinds = registeredDocuments()
    .filter(({ channels }) => channels?.settings.hasDoor)
    .map(({ document }) => channelsOf(document.kind))
  return Map.groupBy(kinds, ({ module }) => module.settings.table)
}

/**
 * Takes the messages of a text that a partner's system sends, all or none. The signature covers the bytes alone.
 * @throws AppError UNAUTHENTICATED without saying whether the channel or the signature is wrong, INVALID_INPUT for a text that no reader knows
 */
export async function receiveAtDoor(
  { db, bytes, header, now }: Pick<ReadContext<null>, 'db' | 'bytes' | 'header' | 'now'>,
  { secrets }: Pick<Surroundings, 'secrets'>,
): Promise<null> {
  const refused = new AppError('UNAUTHENTICATED', { message: texts.signature })
  const door = header('channel-id').trim()
  const signature = header('channel-signature')
  const body = await bytesOf(bytes)
  if (!uuid.test(door)) throw refused
  for (const kinds of kindsWithDoors().values()) {
    const channel = await channelAtDoor(db, kinds[0]!.module.settings, door)
    if (!channel) continue
    if (channel.secret === '' || !isSigned(body, secrets.open(channel.secret), signature)) throw refused
    await db.tx((tx) => takeTexts(tx, kinds, channel, decodeEdifact(body).text, now()))
    return null
  }
  throw refused
}

const plain = (text: string) => text.trim().replace(/^\uFEFF/, '')
const readersFor = (kind: ChannelKind, text: string) => kind.module.answers.filter((reader) => reader.detect(text))

async function takeTexts(tx: Tx, kinds: readonly ChannelKind[], from: StoredChannel, text: string, at: Date): Promise<void> {
  const plainText = plain(text)
  const [reader] = kinds.flatMap((kind) => readersFor(kind, plainText))
  if (!reader) throw invalid('', kinds[0]!.facts.words.notRead)
  for (const one of answersIn(reader, plainText))
    await takeAnswer(tx, await kindOf(tx, kinds, from.companyId, one), {
      companyId: from.companyId,
      channel: from.channel,
      text: one,
      from,
      at,
    })
}

/** The kind with the record that a text is about; of a text without one, the first kind that reads it. */
async function kindOf(tx: Tx, kinds: readonly ChannelKind[], companyId: number, text: string): Promise<ChannelKind> {
  const able = kinds.filter((kind) => readersFor(kind, text).length > 0)
  if (able.length === 0) throw invalid('', kinds[0]!.facts.words.notRead)
  for (const kind of able.length === 1 ? [] : able) {
    const [reader] = readersFor(kind, text)
    if (await reader!.match(tx, companyId, reader!.read(plain(text)))) return kind
  }
  return able[0]!
}
