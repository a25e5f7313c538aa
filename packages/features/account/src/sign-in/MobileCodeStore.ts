import { demoMobileCode, sendMobileCode, sendOwnMobileCode } from '@jst/contracts/account'
import type { App } from '@jst/feature-kit'
import { makeAutoObservable, runInAction } from 'mobx'

export type CodeUse = 'signIn' | 'resetPassword' | 'bindMobile'

/** Sends codes to a mobile and knows when the next may be asked for. In a demo it shows what the mobile would. */
export class MobileCodeStore {
  sent = false
  busy = false
  /** Milliseconds since 1970. */
  nextAt = 0
  demoCode = ''
  private readonly app: Pick<App, 'api'>

  constructor(app: Pick<App, 'api'>) {
    this.app = app
    makeAutoObservable<this, 'app'>(this, { app: false }, { autoBind: true })
  }

  /** Rejects with the refusal. */
  async send(mobile: string, use: CodeUse): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { api } = this.app
    try {
      const { ResendSeconds, InOutbox } =
        use === 'bindMobile'
          ? await api.call(sendOwnMobileCode, { Mobile: mobile })
          : await api.call(sendMobileCode, { Mobile: mobile, Purpose: use })
      const demo = InOutbox ? await api.call(demoMobileCode, { Mobile: mobile }).catch(() => null) : null
      runInAction(() => {
        this.sent = true
        this.nextAt = Date.now() + ResendSeconds * 1_000
        this.demoCode = demo?.Code ?? ''
      })
    } finally {
      runInAction(() => (this.busy = false))
    }
  }
}
