import type { ApiClient } from '@jst/api-client'
import type { LiveEvents } from '@jst/contracts'
import { ownJobList, type OwnJob } from '@jst/contracts/jobs'
import { makeAutoObservable, runInAction } from 'mobx'

interface JobPorts {
  readonly api: Pick<ApiClient, 'call'>
  /** A job of the reader's has ended. */
  readonly ended: (job: OwnJob) => void
}

/** Number of newest jobs that are requested; more rarely run at once. */
const most = 10

const isLive = ({ State }: OwnJob) => State === 'queued' || State === 'running'

/** Jobs that the reader has started and that run in the background. Asks for nothing until one of them moves. */
export class JobStore {
  live: readonly OwnJob[] = []
  private readonly ports: JobPorts
  /** Jobs that a live event has named and that have not ended yet. */
  private readonly heard = new Set<number>()
  /** Jobs whose end was shown: the start event of a short job may arrive after its end. */
  private readonly notifiedIds = new Set<number>()
  private asking = false
  private again = false

  constructor(ports: JobPorts) {
    this.ports = ports
    makeAutoObservable<this, 'ports' | 'heard' | 'notifiedIds' | 'asking' | 'again'>(this, {
      ports: false,
      heard: false,
      notifiedIds: false,
      asking: false,
      again: false,
    })
  }

  /** One request at a time covers all events that arrive meanwhile. */
  async hear({ Ids }: LiveEvents['job/changed']): Promise<void> {
    for (const id of Ids) this.heard.add(id)
    this.again = true
    if (this.asking) return
    this.asking = true
    try {
      while (this.again) {
        this.again = false
        await this.ask()
      }
    } catch {
      // the shown jobs stay; the next event requests them again
    }
    this.asking = false
  }

  private async ask(): Promise<void> {
    const { Rows } = await this.ports.api.call(ownJobList, { PageSize: most })
    runInAction(() => (this.live = Rows.filter(isLive)))
    for (const row of Rows) {
      // a restarted job may end once more
      if (isLive(row)) this.notifiedIds.delete(row.Id)
      else if (this.heard.delete(row.Id) && !this.notifiedIds.has(row.Id)) {
        this.notifiedIds.add(row.Id)
        this.ports.ended(row)
      }
    }
  }
}
