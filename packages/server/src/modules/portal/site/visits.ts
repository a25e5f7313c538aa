import type { Database } from '../../../kernel/database/database.ts'

const insert = `insert into portal_visit (company_id, day, page, detail, views)
  select company_id, china_day(), page, detail, views
  from jsonb_to_recordset($1::jsonb) as v (company_id bigint, page text, detail text, views integer)
  on conflict (company_id, day, page, detail) do update set views = portal_visit.views + excluded.views`
const everyMs = 10_000
const mostWaiting = 5_000

/** Counts visits by company, day and page. Nothing of the visitor is kept: no address, no mark, no cookie. Counts are written some seconds later. */
export class Visits {
  private waiting = new Map<string, { company_id: number; page: string; detail: string; views: number }>()
  private timer: NodeJS.Timeout | undefined
  private readonly database: Database
  private readonly log: (error: Error) => void

  constructor(database: Database, log: (error: Error) => void) {
    this.database = database
    this.log = log
  }

  count(companyId: number, page: string, detail: string): void {
    const key = `${companyId} ${page} ${detail}`
    const waiting = this.waiting.get(key)
    if (waiting) waiting.views++
    else if (this.waiting.size < mostWaiting) this.waiting.set(key, { company_id: companyId, page, detail, views: 1 })
    this.timer ??= setTimeout(() => void this.write(), everyMs).unref()
  }

  async write(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const rows = [...this.waiting.values()]
    this.waiting = new Map()
    if (rows.length === 0) return
    await this.database
      .system()
      .tx((tx) => tx.query(insert, [JSON.stringify(rows)]))
      .catch(this.log)
  }

  close(): Promise<void> {
    return this.write()
  }
}
