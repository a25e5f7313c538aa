import { linkLimits, manifestDocument, vgmLimits, type LinkedManifest, type ticketByLink } from '@jst/contracts/manifest'
import type { QueryOf } from '@jst/contracts'
import type { FileFormat } from '@jst/contracts/document'
import { keepFileOf } from '../../../documents/index.ts'
import { noteBlob } from '../../../kernel/files/blobs.repo.ts'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { limitWrites } from '../../../kernel/access/reader-links.ts'
import { scanBytes } from '../../../kernel/files/scan.ts'
import { sameHash } from '../../../kernel/access/secrets.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { lockManifests } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { audienceOf, billOf, demandLink, linkedView, passOf } from './links.service.ts'
import { mostWrites } from './proposals.service.ts'
import { linkWords } from './texts.ts'
import { hasTicket, insertTicket, ticketsOf } from './tickets.repo.ts'

const { kind } = manifestDocument

/** Keeps the scale ticket of a box, once under its key. @throws AppError NOT_FOUND, FORBIDDEN, BAD_FILE, INVALID_INPUT, TOO_MANY_REQUESTS */
export async function keepTicket(
  call: Pick<ReadContext<null>, 'db' | 'now' | 'file'>,
  input: QueryOf<typeof ticketByLink>,
  place: Pick<Surroundings, 'secrets' | 'blobs' | 'scan'>,
): Promise<LinkedManifest> {
  const { db, now, file } = call
  const words = linkWords(input)
  if (!file) throw new AppError('BAD_FILE', { message: words.noTicket })
  const link = await demandLink(call, input.Token, place, words)
  if (!sameHash(passOf(place, link), input.Pass) || !link.blocks.includes('vgm'))
    throw new AppError('FORBIDDEN', { message: words.openFirst })
  const refuse = () => new AppError('TOO_MANY_REQUESTS', { message: words.tooOften, retryAfter: 60 })
  await limitWrites('manifest_link', link.id, { db, now: now(), most: mostWrites, refuse })
  const bill = await billOf(db, link, words)
  const before = await linkedView(db, link, input, place)
  if (!before.Vgm.some(({ Content }) => Content.BoxNo === input.Box)) throw new AppError('NOT_FOUND', { message: words.noBox(input.Box) })
  if ((await scanBytes(place.scan, file.bytes)) !== '') throw new AppError('BAD_FILE', { message: words.suspicious })
  // known before they lie under their hash: the sweep finds bytes of a process that died
  await db.tx((tx) => noteBlob(tx, file.sha256, file.bytes.length))
  await place.blobs.write(file.sha256, file.bytes)
  await db.tx(async (tx) => {
    await lockManifests(tx, [bill.id])
    if (await hasTicket(tx, link.id, input.Key)) return
    const tickets = await ticketsOf(tx, bill.id)
    const count = tickets.filter(({ box }) => box === input.Box).length
    if (count >= vgmLimits.tickets || tickets.length >= linkLimits.tickets)
      throw new AppError('ILLEGAL_TRANSITION', { message: words.tooManyTickets(vgmLimits.tickets, linkLimits.tickets) })
    await noteBlob(tx, file.sha256, file.bytes.length)
    // a name of ours: phones give all their photos the same one, which would be versions of one file
    const name = `${input.Box}-${tickets.length + 1}.${file.kind}`
    const stored = {
      audience: audienceOf(link.byCompany, bill),
      fileKind: 'ticket',
      name,
      format: file.kind as FileFormat,
      size: file.bytes.length,
      sha256: file.sha256,
    }
    const id = await keepFileOf(tx, { kind, row: bill }, link.forWhom, stored, texts.link.ticket(name))
    await insertTicket(tx, { link: link.id, key: input.Key, bill: bill.id, box: input.Box, file: id })
  })
  return linkedView(db, link, input, place)
}
