import { restorableDays } from '@jst/contracts/document'
import { exportedHours } from '@jst/contracts/entity'
import { Null } from 'typebox'
import { defineJob, type JobContext } from '../../kernel/jobs/job.ts'
import { unnamedBlob } from '../../kernel/files/blobs.repo.ts'
import { texts } from '../texts.ts'

/** Hours after which an upload that nobody finished goes, and bytes that no file names. */
const retentionHours = 24
const mostAtOnce = 500

/** Hourly: files that were removed or exported long ago, uploads that nobody finished, bytes that nothing names. */
export const fileSweep = defineJob({
  name: 'file-sweep',
  zh: texts.file.sweep,
  data: Null(),
  cron: '37 * * * *',
  async run(context) {
    await context.tx((tx) => tx.query(`delete from export_file where create_time < now() - interval '${exportedHours} hours'`))
    await context.tx((tx) => tx.query(`delete from document_file where removed_time < now() - interval '${restorableDays} days'`))
    const uploads = await dropUploads(context)
    const bytes = await removeBlobs(context)
    return { note: texts.file.swept(bytes, uploads) }
  },
})

/** The row is removed first: an upload without a row accepts no bytes. Bytes without a row are left by a process that died. */
async function dropUploads({ tx, db, now, surroundings: { blobs } }: JobContext): Promise<number> {
  const before = new Date(now().getTime() - retentionHours * 3_600_000)
  const lying = (await blobs.uploads()).filter(({ changed }) => changed < before).map(({ upload }) => upload)
  // one that still receives bytes is younger than its row
  const gone = await tx((transaction) =>
    transaction.query<{ id: number }>(
      `delete from document_upload where create_time < $1 and finding = '' and (file_id is not null or id = any ($2) or create_time < $3)
        returning id`,
      [before.toISOString(), lying, new Date(before.getTime() - 7 * retentionHours * 3_600_000).toISOString()],
    ),
  )
  const existingIds = new Set(
    (await db.query<{ id: number }>('select id from document_upload where id = any ($1)', [lying])).map(({ id }) => id),
  )
  const dropped = [...new Set([...gone.map(({ id }) => id), ...lying.filter((id) => !existingIds.has(id))])]
  for (const id of dropped) await blobs.drop(id)
  return dropped.length + (await blobs.dropTaken(before))
}

/**
 * The row of the bytes is held from before they are deleted until the commit: an upload of the same bytes waits for it, finds them gone and brings
 * its own; one that came first has made the row younger.
 */
async function removeBlobs({ tx, db, signal, surroundings: { blobs } }: JobContext): Promise<number> {
  const unnamed = `seen_time < now() - interval '${retentionHours} hours' and ${unnamedBlob}`
  const suspects = await db.query<{ sha256: string }>(`select sha256 from blob b where ${unnamed} order by seen_time limit ${mostAtOnce}`)
  let removed = 0
  for (const { sha256 } of suspects) {
    if (signal.aborted) break
    removed += await tx(async (transaction) => {
      const [row] = await transaction.query(`delete from blob b where sha256 = $1 and ${unnamed} returning sha256`, [sha256])
      if (row) await blobs.remove(sha256)
      return row ? 1 : 0
    })
  }
  return removed
}
