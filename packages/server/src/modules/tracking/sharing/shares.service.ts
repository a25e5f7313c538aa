import type { BodyOf, QueryOf, ReplyOf } from '@jst/contracts'
import type { trackFile, trackShareMake, TrackView } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteCall, WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, demandFound, invalid } from '../../../kernel/errors.ts'
import { mediaTypes, type FileKind } from '../../../kernel/files/file-kinds.ts'
import { storedFile, type FileAnswer } from '../../../kernel/http/file-answer.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { forLink, forVisitor } from '../shipment/for-reader.ts'
import { readView, completeView } from '../shipment/view.service.ts'
import { texts } from '../tracking.texts.ts'
import { networkOf } from '../../../kernel/net/network.ts'
import { visitOf } from './visitors.service.ts'
import { internalFiles, ownersOf, sharedFile, trackReaders, trackShares } from './shares.repo.ts'

type Secrets = Pick<Surroundings, 'secrets'>
const day = 86_400_000

/** Makes a link to one shipment. What it shows besides is chosen file by file. */
export async function makeShare(
  call: WriteCall<'now'>,
  { ShipmentId, For, FileIds, WithCosts, Days }: BodyOf<typeof trackShareMake>,
  place: Secrets,
): Promise<ReplyOf<typeof trackShareMake>> {
  const { tx, actor, now } = call
  if (For.trim() === '') throw invalid('For', texts.share.who)
  const view = await readView(tx, tx.system, actor, ShipmentId, now())
  const fileIds = new Set(view.Files.map(({ Id }) => Id))
  if (FileIds.some((id) => !fileIds.has(id))) throw invalid('FileIds', texts.share.file)
  if ((await internalFiles(tx.system, FileIds)).length > 0) throw invalid('FileIds', texts.share.internal)
  const { Link: Share, Path } = await trackReaders.make(
    call,
    {
      record: ShipmentId,
      expires: new Date(now().getTime() + Days * day).toISOString(),
      values: {
        ...demandFound(await ownersOf(tx, ShipmentId)),
        shipment_id: ShipmentId,
        for_whom: For.trim(),
        file_ids: FileIds,
        with_costs: WithCosts,
      },
      diff: { shipment: ShipmentId, for: For, costs: WithCosts, days: Days },
    },
    place,
  )
  return { Share, Path }
}

/** The link of a token. @throws AppError NOT_FOUND with the reason */
const demandShare = (system: Queryable, token: string, now: Date, place: Secrets) =>
  trackReaders.demand(system, token, now, place, texts.share)

/** The shipment of a link, as far as the link shows it. The view of a link is kept; that of a visitor stands in the log of searches. */
export async function openShare(
  { tx, now, ip, userAgent }: Pick<WriteContext<null>, 'tx' | 'now' | 'ip' | 'userAgent'>,
  token: string,
  place: Secrets,
): Promise<TrackView> {
  if (token.startsWith('v')) {
    const visit = visitOf(token, now(), place)
    const view = visit && (await completeView(tx, tx, visit.shipmentId, { party: true, now: now() }))
    if (!view) throw new AppError('NOT_FOUND', { message: texts.share.visit })
    return forVisitor(view, visit.number)
  }
  const share = await demandShare(tx, token, now(), place)
  const view = await completeView(tx, tx, share.shipmentId, { party: true, now: now() })
  if (!view) throw new AppError('NOT_FOUND', { message: texts.share.gone })
  await trackShares.keepView(tx, share.id, { address: networkOf(ip), agent: userAgent })
  return forLink(view, { files: share.fileIds, withCosts: share.withCosts })
}

/** A file of a shipment for those who read the shipment. @throws AppError NOT_FOUND */
export async function openFileOf(
  { db, system, actor, now }: Pick<ReadContext<EmployeeActor>, 'db' | 'system' | 'actor' | 'now'>,
  { ShipmentId, FileId }: QueryOf<typeof trackFile>,
  { blobs }: Pick<Surroundings, 'blobs'>,
): Promise<FileAnswer> {
  const { Files } = await readView(db, system, actor, ShipmentId, now())
  const file = Files.some(({ Id }) => Id === FileId) ? await sharedFile(db, ShipmentId, FileId) : undefined
  if (!file) throw new AppError('NOT_FOUND')
  return fileAnswer(blobs, file)
}

const fileAnswer = (
  blobs: Surroundings['blobs'],
  file: { sha256: string; size: number; name: string; format: string },
): Promise<FileAnswer> => storedFile(blobs, file, file.name, mediaTypes[file.format as FileKind] ?? 'application/octet-stream')

export async function openSharedFile(
  { db, now }: Pick<ReadContext<null>, 'db' | 'now'>,
  token: string,
  fileId: number,
  place: Pick<Surroundings, 'secrets' | 'blobs'>,
): Promise<FileAnswer> {
  const share = await demandShare(db, token, now(), place)
  const file = share.fileIds.includes(fileId) ? await sharedFile(db, share.shipmentId, fileId) : undefined
  if (!file) throw new AppError('NOT_FOUND')
  return fileAnswer(place.blobs, file)
}
