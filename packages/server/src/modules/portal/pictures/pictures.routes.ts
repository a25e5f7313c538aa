import { createHash } from 'node:crypto'
import { addPicture, pictureLimits, pictures, type SitePicture } from '@jst/contracts/portal'
import { employeeRoute, type ReadContext, type Route, type WriteContext } from '../../../kernel/http/endpoint.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { StoredBytes } from '../../../kernel/files/files.ts'
import { encode, type Encoded } from './encode.ts'
import { findPicture, insertPicture, latestPictures, type StoredVariant } from './pictures.repo.ts'

/** Encoding takes a processor for a second or two. */
const limit = { calls: 30, perSeconds: 60 }

export const pictureRoutes: readonly Route[] = [
  employeeRoute(addPicture, {
    limit,
    upload: { maxBytes: pictureLimits.bytes, kinds: pictureLimits.kinds },
    prepare: encoded,
    write: keepPicture,
  }),
  employeeRoute(pictures, { read: async ({ db, actor }) => ({ Rows: await latestPictures(db, actor.companyId) }) }),
]

interface StoredPicture extends Omit<Encoded, 'variants'> {
  readonly variants: readonly {
    readonly width: number
    readonly format: Encoded['variants'][number]['format']
    readonly bytes: StoredBytes
  }[]
}

/** Encodes a picture and stores its bytes, before the transaction that keeps it. */
async function encoded({ file, files }: ReadContext<EmployeeActor>): Promise<StoredPicture> {
  const { variants, ...picture } = await encode(file!.bytes)
  const put: StoredPicture['variants'][number][] = []
  for (const { width, format, bytes } of variants) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    put.push({ width, format, bytes: await files.put({ name: `${picture.key}-${width}.${format}`, kind: format, bytes, sha256 }) })
  }
  return { ...picture, variants: put }
}

async function keepPicture(
  { tx, actor, file, files, audit }: WriteContext<EmployeeActor>,
  _: unknown,
  { key, width, height, variants }: StoredPicture,
): Promise<SitePicture> {
  const { name } = file!
  const existing = await findPicture(tx, actor.companyId, key)
  if (existing) return existing
  const storedVariants: StoredVariant[] = []
  for (const one of variants) storedVariants.push({ Width: one.width, Format: one.format, FileId: await files.save(tx, actor, one.bytes) })
  const picture = { Key: key, Name: name, Width: width, Height: height }
  await insertPicture(tx, actor, picture, storedVariants)
  audit({ action: 'portal.picture', entity: 'portalPicture', entityId: 0, diff: { key, name } })
  return picture
}
