import { Object as ObjectSchema, String as StringSchema } from 'typebox'
import { defineJob, type Job, type JobContext, type JobOutcome } from '../kernel/jobs/job.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { startJobs, type JobBench } from './job-bench.ts'
import { until } from './until.ts'

interface Row {
  readonly state: string
  readonly attempt: number
  readonly error: string
  readonly note: string
  readonly link: string
  readonly done: number
  readonly total: number
}

/** A database on which tests send and run jobs, with a table `effect` of texts. */
export class JobStage {
  readonly db: TestDatabase
  private readonly open: JobBench[] = []

  private constructor(db: TestDatabase) {
    this.db = db
  }

  static async build(): Promise<JobStage> {
    const db = await createTestDatabase()
    await db.owner(async (owner) => {
      await owner.query('create table effect (text text not null)')
      await owner.query('truncate job_run')
    })
    return new JobStage(db)
  }

  /** Starts workers, which are stopped after the test. Without jobs: a process that sends and runs nothing. */
  async start(list: readonly Job[] = [], options?: Parameters<typeof startJobs>[2]): Promise<JobBench> {
    const bench = await startJobs(this.db.address, list, options)
    this.open.push(bench)
    return bench
  }

  /** After each test. */
  async clear(): Promise<void> {
    for (const bench of this.open.splice(0)) await bench.stop()
    await this.db.owner((owner) => owner.query('truncate job_run, job_effect, effect'))
  }

  rows(): Promise<Row[]> {
    const text = 'select state, attempt, error, note, link, done, total from job_run where not scheduled order by id'
    return this.db.owner((owner) => owner.query<Row>(text))
  }

  /** Returns the rows of pg-boss for a job. */
  entries(name: string): Promise<Record<string, unknown>[]> {
    return this.db.owner((owner) => owner.query('select * from pgboss.job where name = $1 order by created_on', [name]))
  }

  async effects(): Promise<string[]> {
    return (await this.db.owner((owner) => owner.query<{ text: string }>('select text from effect'))).map(({ text }) => text)
  }

  /** Waits until every run is in this state. */
  ended(state: string): Promise<boolean> {
    return until(async () => (await this.rows()).every((row) => row.state === state))
  }
}

type Run = (context: JobContext, data: { text: string }) => Promise<JobOutcome | void>
/** A job with a text for data, tried again at once. */
export const textJob = (name: string, run: Run, more: Partial<Pick<Job, 'retries' | 'backoff' | 'deadline'>> = {}) =>
  defineJob({ name, zh: '测试任务', data: ObjectSchema({ text: StringSchema() }), backoff: 0, ...more, run })
/** One that adds its text to the effects. */
export const writingJob = (name: string, more?: Parameters<typeof textJob>[2]) =>
  textJob(
    name,
    ({ tx }, { text }) => tx(async (inside) => void (await inside.query('insert into effect (text) values ($1)', [text]))),
    more,
  )

/** A promise and what settles it. */
export function gate(): { pass: () => void; passed: Promise<void> } {
  let pass = () => {}
  const passed = new Promise<void>((resolve) => (pass = resolve))
  return { pass, passed }
}
