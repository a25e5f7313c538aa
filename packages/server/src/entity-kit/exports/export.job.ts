import { exportLink } from '@jst/contracts/entity'
import { Object as ObjectSchema, Record as RecordSchema, String as StringSchema, Unknown } from 'typebox'
import { noteBlob } from '../../kernel/files/blobs.repo.ts'
import { AppError } from '../../kernel/errors.ts'
import { defineJob, type JobContext } from '../../kernel/jobs/job.ts'
import { demandCallAccess } from '../../kernel/access/call-access.ts'
import { texts } from '../kit.texts.ts'
import { exportOfRun, insertExport } from './export.repo.ts'
import { fileOf, sourceOf } from './sources.ts'
import type { RowParts } from './xlsx-stream.ts'

/** Makes the file of a long list in the view of its starter at that time. One run leaves one file. */
export const exportJob = defineJob({
  name: 'export',
  zh: texts.exports.job,
  data: ObjectSchema({ path: StringSchema(), query: RecordSchema(StringSchema(), Unknown()) }),
  retries: 3,
  refusalsAreFinal: true,
  deadline: 1_800,
  async run(context, { path, query }) {
    const { run, db: system, surroundings } = context
    const before = await exportOfRun(system, run.id)
    if (before) return { link: exportLink(before.id) }
    const source = sourceOf(path)
    if (!source) throw new AppError('NOT_FOUND')
    const { actor, reader } = await context.starter()
    demandCallAccess(source.call.may, actor)
    const total = await source.count(reader, actor, query)
    const table = source.table(reader, actor, query)
    const { name, type, body } = fileOf(source, query, { ...table, rows: counted(context, total, table.rows) }, context.now())
    const { sha256, size } = await surroundings.blobs.take(body, (hash, bytes) => context.tx((tx) => noteBlob(tx, hash, bytes)))
    const owner = { companyId: actor.companyId, employeeId: actor.employeeId, runId: run.id }
    const id = await context.tx((tx) => insertExport(tx, { ...owner, path, name, mediaType: type, size, sha256 }))
    return { note: texts.exports.fileReady(total), link: exportLink(id) }
  },
})

/** The same rows; each part reports progress, and reading stops when the run is over. */
async function* counted({ progress }: JobContext, total: number, rows: RowParts): RowParts {
  let done = 0
  for await (const part of rows) {
    yield part
    done += part.length
    await progress(Math.min(done, total), total)
  }
}
