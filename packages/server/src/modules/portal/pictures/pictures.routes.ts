import { createHash } from 'node:crypto'
import { addPicture, pictureLimits, pictures, type SitePicture } from '@jst/contracts/portal'
import { employeeRoute, type Route, type WriteContext } from '../../../kernel/endpoint.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import { encode, type Encoded } from './encode.ts'
import { findPicture, insertPicture, latestPictures, type KeptVariant } from './pictures.repo.ts'

/** Encoding takes a processor for a second or two. */
const limit = { calls: 30, perSeconds: 60 }

export const pictureRoutes: readonly Route[] = [
  employeeRoute(addPicture, {
    limit,
    upload: { maxBytes: pictureLimits.bytes, kinds: pictureLimits.kinds },
    prepare: ({ file }) => encode(file!.bytes),
    write: keepPicture,
  }),
  employeeRoute(pictures, { read: async ({ db, actor }) => ({ Rows: await latestPictures(db, actor.companyId) }) }),
]

async function keepPicture(
  { tx, actor, file, files, audit }: WriteContext<EmployeeActor>,
  _: unknown,
  { key, width, height, variants }: Encoded,
): Promise<SitePicture> {
  const { name } = file!
  const known = await findPicture(tx, actor.companyId, key)
  if (known) return known
  const kept: KeptVariant[] = []
  for (const one of variants) {
    const sha256 = createHash('sha256').update(one.bytes).digest('hex')
    const FileId = await files.save(tx, actor, { name: `${key}-${one.width}.${one.format}`, kind: one.format, bytes: one.bytes, sha256 })
    kept.push({ Width: one.width, Format: one.format, FileId })
  }
  const picture = { Key: key, Name: name, Width: width, Height: height }
  await insertPicture(tx, actor, picture, kept)
  audit({ action: 'portal.picture', entity: 'portalPicture', entityId: 0, diff: { key, name } })
  return picture
}
