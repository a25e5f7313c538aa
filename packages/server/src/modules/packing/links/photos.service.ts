import { slipDocument, type LinkedSlip } from '@jst/contracts/packing'
import type { FileFormat } from '@jst/contracts/document'
import { keepFileOf } from '../../../documents/index.ts'
import { noteBlob } from '../../../kernel/files/blobs.repo.ts'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { scanBytes } from '../../../kernel/files/scan.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { texts } from '../texts.ts'
import { hasPhoto, insertPhoto, photosOf } from './links.repo.ts'
import { countedLink, demandInForce, writeLinked } from './links.service.ts'

const { kind, files } = slipDocument
/** Photos of one slip that its links may send. */
const mostPhotos = 20

/** Keeps a photo of the driver, once under its key. @throws AppError NOT_FOUND, FORBIDDEN, BAD_FILE, ILLEGAL_TRANSITION, TOO_MANY_REQUESTS */
export async function photoLinked(
  call: Pick<ReadContext<null>, 'db' | 'now' | 'requestId' | 'file'>,
  { Token, Key }: { readonly Token: string; readonly Key: string },
  place: Pick<Surroundings, 'secrets' | 'blobs' | 'scan'>,
): Promise<LinkedSlip> {
  const { db, file } = call
  if (!file) throw new AppError('BAD_FILE', { message: texts.link.noPhoto })
  await countedLink(call, Token, place)
  const finding = await scanBytes(place.scan, file.bytes)
  if (finding !== '') throw new AppError('BAD_FILE', { message: texts.link.suspicious })
  // known before they lie under their hash: the sweep finds bytes of a process that died
  await db.tx((tx) => noteBlob(tx, file.sha256, file.bytes.length))
  await place.blobs.write(file.sha256, file.bytes)
  return writeLinked(call, { Token }, place, async (tx, { slip, link }) => {
    if (await hasPhoto(tx, slip.id, Key)) return
    await demandInForce(tx, slip)
    const count = (await photosOf(tx, slip.id)).length
    if (count >= mostPhotos) throw new AppError('ILLEGAL_TRANSITION', { message: texts.link.tooManyPhotos(mostPhotos) })
    await noteBlob(tx, file.sha256, file.bytes.length)
    const author = String(slip.values['Driver'] ?? '') || texts.link.driver
    // a name of ours: phones give all their photos the same one, which would be versions of one file
    const name = `${slip.no}-${count + 1}.${file.kind}`
    const id = await keepFileOf(
      tx,
      { kind, row: slip },
      author,
      {
        audience: files.photo.audience,
        fileKind: 'photo',
        name,
        format: file.kind as FileFormat,
        size: file.bytes.length,
        sha256: file.sha256,
      },
      texts.link.photo(name),
    )
    await insertPhoto(tx, slip.id, Key, link.id, id)
  })
}
