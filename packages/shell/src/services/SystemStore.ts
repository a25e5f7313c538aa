import type { ApiClient } from '@jst/api-client'
import { systemInfo } from '@jst/contracts/account'
import type { SystemName } from '@jst/feature-kit'
import type { SessionStore } from '@jst/session-core'
import { makeAutoObservable, runInAction } from 'mobx'

interface SystemPorts {
  api: Pick<ApiClient, 'call'>
  session: Pick<SessionStore, 'employee'>
  /** The page, which says whose address it was fetched from (kernel/site/brand.ts of the server). */
  document: Document
  fallback: string
}

/** Brand of the address as the page has it; a page that no server has branded has none. */
function pageBrand(document: Document) {
  const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')
  const icon = name && document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href')
  return {
    name: name?.content ?? '',
    logo: icon?.startsWith('/') ? icon : '',
    home: name?.dataset['home'] ?? '/external/home',
    isSite: name?.dataset['site'] !== undefined,
  }
}

/**
 * Name and logo of the system. An address of one company has that company's; else those of the operator of the employee (spec §9), then of the
 * platform's address, and before anything is known the neutral name of the build.
 */
export class SystemStore implements SystemName {
  demo = false
  weChat = false
  private answered = ''
  private readonly page: ReturnType<typeof pageBrand>
  private readonly ports: SystemPorts

  constructor(ports: SystemPorts) {
    this.ports = ports
    this.page = pageBrand(ports.document)
    makeAutoObservable<this, 'ports' | 'page'>(this, { ports: false, page: false }, { autoBind: true })
  }

  get name(): string {
    const { page, ports } = this
    return page.isSite ? page.name : ports.session.employee?.SystemName || page.name || this.answered || ports.fallback
  }

  /** Never the logo of another company than the name. */
  get logo(): string {
    const { employee } = this.ports.session
    return this.page.isSite || !employee ? this.page.logo : (employee.SystemLogo ?? '')
  }

  get home(): string {
    return this.page.home
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
      // The name of the brand stays; the page itself reports the failed request.
    }
  }
}
