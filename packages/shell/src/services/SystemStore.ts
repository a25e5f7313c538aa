import type { ApiClient } from '@jst/api-client'
import { systemInfo } from '@jst/contracts/account'
import type { SystemName } from '@jst/feature-kit'
import type { SessionStore } from '@jst/session-core'
import { makeAutoObservable, runInAction } from 'mobx'

interface SystemPorts {
  api: Pick<ApiClient, 'call'>
  session: Pick<SessionStore, 'employee'>
  /** The document; its meta elements name the owner of the address (kernel/site/brand.ts of the server). */
  document: Document
  fallback: string
}

/** Brand in the meta elements of the page; undefined if the server has set none. */
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
 * Name and logo of the system. The address of a company has that company's; otherwise those of the employee's operator apply (spec §9), then those
 * of the platform's address, and before any answer the neutral name of the build.
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

  /** Logo of the company that also gives the name. */
  get logo(): string {
    const { employee } = this.ports.session
    return this.page.isSite || !employee ? this.page.logo : (employee.SystemLogo ?? '')
  }

  get home(): string {
    return this.page.home
  }

  /** Requests the brand for pages of visitors; after a failure the name of the build stays. */
  async load(): Promise<void> {
    try {
      const info = await this.ports.api.call(systemInfo)
      runInAction(() => {
        this.answered = info.SystemName
        this.demo = info.Demo
        this.weChat = info.WeChat
      })
    } catch {
      // The name of the build stays; the page itself reports the failed request.
    }
  }
}
