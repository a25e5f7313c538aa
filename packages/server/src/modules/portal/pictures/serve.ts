import { pictureKey } from '@jst/contracts/portal'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { FileStore } from '../../../kernel/files/files.ts'
import { portalTopic } from '../topic.ts'
import { formats } from './encode.ts'
import { variantsOf, type StoredVariant } from './pictures.repo.ts'

/** Pictures of pages: in the width that is asked for, or the widest below it, in the best format that the browser takes. They never change. */
export function registerPictures(app: FastifyInstance, { database, files }: { database: Database; files: FileStore }): void {
  app.get<{ Params: { key: string; width: string } }>('/site-picture/:key/:width', async ({ params, headers }, reply) => {
    const { key, width } = params
    if (!pictureKey.test(key) || !/^\d{1,4}$/.test(width)) throw new AppError('NOT_FOUND')
    const system = database.system()
    const cache = system.cache<readonly StoredVariant[]>(portalTopic)
    const variants = cache.get(`picture ${key}`) ?? (await variantsOf(system, key))
    if (variants.length === 0) throw new AppError('NOT_FOUND')
    cache.set(`picture ${key}`, variants)
    const format = formats.find((one) => (headers.accept ?? '').includes(`image/${one}`)) ?? 'webp'
    const fitting = variants.filter((one) => one.Format === format).toSorted((a, b) => a.Width - b.Width)
    const chosen = fitting.findLast((one) => one.Width <= Number(width)) ?? fitting[0]
    if (!chosen) throw new AppError('NOT_FOUND')
    const { body } = await files.read(system, chosen.FileId)
    return reply
      .type(`image/${format}`)
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept', 'content-security-policy': "default-src 'none'" })
      .send(body)
  })
}
