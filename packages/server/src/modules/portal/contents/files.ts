import { contentKinds } from '@jst/contracts/portal'
import { fileFormats, type FileFormat } from '@jst/contracts/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { sendFile, storedFile } from '../../../kernel/http/file-answer.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { publishedFile } from './contents.repo.ts'

/** Files that visitors may take with them, while their content is published. */
export function registerFiles(app: FastifyInstance, { database, surroundings }: { database: Database; surroundings: Surroundings }): void {
  const { kind } = contentKinds.download.document
  const send = async ({ params }: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const file = /^\d{1,15}$/.test(params.id) ? await publishedFile(database.system(), kind, Number(params.id)) : undefined
    if (!file) throw new AppError('NOT_FOUND')
    return sendFile(reply, await storedFile(surroundings.blobs, file, file.name, fileFormats[file.format as FileFormat].type))
  }
  app.get<{ Params: { id: string } }>('/site-file/:id', send)
  app.get<{ Params: { id: string } }>('/site/:slug/site-file/:id', send)
}
