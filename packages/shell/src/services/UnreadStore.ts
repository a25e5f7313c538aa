import { unreadMessageCount } from '@jst/contracts/messages'
import type { ApiClient } from '@jst/api-client'
import type { UnreadCount } from '@jst/feature-kit'
import { makeAutoObservable, runInAction } from 'mobx'

/** Number of unread messages, shown at the bell. */
export class UnreadStore implements UnreadCount {
  count = 0
  private latest = 0
  private readonly api: Pick<ApiClient, 'call'>

  constructor(ports: { api: Pick<ApiClient, 'call'> }) {
    this.api = ports.api
    makeAutoObservable<this, 'api' | 'latest'>(this, { api: false, latest: false }, { autoBind: true })
  }

  async refresh(): Promise<void> {
    this.latest += 1
    const mine = this.latest
    try {
      const count = await this.api.call(unreadMessageCount)
      if (mine === this.latest) runInAction(() => (this.count = count))
    } catch {
      // The old count stays; the next event or reconnection requests it again.
    }
  }

  set(count: number): void {
    this.latest += 1
    this.count = count
  }
}
