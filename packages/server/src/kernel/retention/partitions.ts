import { Null } from 'typebox'
import { defineJob, type JobContext } from '../jobs/job.ts'
import { texts } from '../kernel.texts.ts'
import { dropPartition, learnPartitions, makePartition, partitioned, type Partitioned } from './partitions.repo.ts'

/**
 * Nightly: makes the parts of divided tables for the three months to come, drops those that are older than they are kept. Each in a transaction of
 * its own, which gives way to whoever works on the table: what could not be had fails the run, after everything else was done, and is tried again.
 */
export const partitionKeeping = defineJob({
  name: 'partitions',
  zh: texts.jobs.partitions,
  data: Null(),
  backoff: 60,
  cron: '41 18 * * *',
  async run(context) {
    const failures: unknown[] = []
    const done = { created: 0, dropped: 0 }
    for (const table of Object.keys(partitioned) as Partitioned[])
      for (const step of [makeAll, dropOld, learn]) await step(context, table, done).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
    return { note: texts.jobs.partitionsKept(done.created, done.dropped) }
  },
})

interface Done {
  created: number
  dropped: number
}

async function makeAll({ tx, signal }: JobContext, table: Partitioned, done: Done): Promise<void> {
  while ((await tx((transaction) => makePartition(transaction, table))) !== undefined) {
    done.created++
    signal.throwIfAborted()
  }
}

async function dropOld({ tx, signal, surroundings: { retentionMonths } }: JobContext, table: Partitioned, done: Done): Promise<void> {
  const setting = partitioned[table]
  if (setting === undefined || retentionMonths[setting] === 0) return
  const dropNext = () =>
    tx(async (transaction) => {
      const gone = await dropPartition(transaction, table, retentionMonths[setting])
      // the bell counts them no more
      if (gone && gone.readers.length > 0)
        transaction.emit({ to: { employees: gone.readers }, frame: { type: 'message/unread', content: null } })
      return gone
    })
  while (await dropNext()) {
    done.dropped++
    signal.throwIfAborted()
  }
}

const learn = ({ tx }: JobContext, table: Partitioned) => tx(async (transaction) => void (await learnPartitions(transaction, table)))
