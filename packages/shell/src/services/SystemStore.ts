import type { ApiClient } from '@jst/api-client'
import { systemInfo } from '@jst/contracts/account'
import type { SystemName } from '@jst/feature-kit'
import type { SessionStore } from '@jst/session-core'
import { makeAutoObservable, runInAction } from 'mobx'

/** Name of the system: the operator's Chinese name from the employee or the server (spec §9), until then the brand's. */
export class SystemStore implements SystemName {
  demo = false
  weChat = false
  private answered = ''
  private readonly ports: { api: Pick<ApiClient, 'call'>; session: Pick<SessionStore, 'employee'>; fallback: string }

  constructor(ports: { api: Pick<ApiClient, 'call'>; session: Pick<SessionStore, 'employee'>; fallback: string }) {
    this.ports = ports
    makeAutoObservable<this, 'ports'>(this, { ports: false }, { autoBind: true })
  }

  get name(): string {
    return this.ports.session.employee?.SystemName || this.answered || this.ports.fallback
  }

  /** Asks the server, as pages for visitors need it; a failure leaves the brand's name. */
  async load(): Promise<void> {
    try {
      const info = await this.ports.api.call(systemInfo)
      runInAction(() => {
        this.answered = info.SystemName
        this.demo = info.Demo
        this.weChat = info.WeChat
      })
    } catch {
      // The name of the brand stands; the page itself tells what it cannot reach.
    }
  }
}
