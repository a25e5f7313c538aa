import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type CDPSession } from 'playwright'
import { chromium as findChromium } from '../../scripts/lib/chromium.mjs'
import { pause } from '../kit/http.ts'
import type { Scope } from '../kit/scope.ts'

const probe = fileURLToPath(new URL('probe.js', import.meta.url))
/** The profile "slow 4G" of Chrome's developer tools, with the latency of the line. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export interface PageOptions {
  readonly url: string
  /** Signed in with this token; none: a visitor. */
  readonly token?: string
  /** More of what the browser keeps for the page. */
  readonly stored?: Readonly<Record<string, string>>
  /** Element whose first paint is waited for. */
  readonly selector: string
  /** Slow 4G and a processor four times slower. */
  readonly slow?: boolean
}

/** `flags`: of the script engine. */
export async function startBrowser(scope: Scope, flags = ''): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  // signals end the scope, and with it the browser
  const browser = await chromium.launch({
    executablePath,
    args: flags ? [...args, `--js-flags=${flags}`] : args,
    env: { ...(process.env as Record<string, string>), ...env },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  scope.defer(() => browser.close())
  return browser
}

/** A page of a fresh browser profile, nothing cached. */
export class BenchPage {
  readonly cdp: CDPSession
  readonly close: () => Promise<void>

  private constructor(cdp: CDPSession, close: () => Promise<void>) {
    this.cdp = cdp
    this.close = close
  }

  /** Opens the address; resolves when the awaited element was painted. */
  static async open(browser: Browser, { url, token, stored = {}, selector, slow = false }: PageOptions): Promise<BenchPage> {
    // brotli, which the product offers too, would not compare with the floor's gzip
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    })
    await context.addInitScript({ path: probe })
    await context.addInitScript(`benchProbe.await(${JSON.stringify(selector)})`)
    for (const [key, value] of Object.entries(token === undefined ? stored : { ...stored, 'jst:token': token }))
      await context.addInitScript(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    if (slow) {
      await cdp.send('Network.emulateNetworkConditions', slow4G)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    const opened = new BenchPage(cdp, () => context.close())
    await page.goto(url, { waitUntil: 'commit' })
    await opened.until(`benchProbe.shown !== undefined`, `${url}: ${selector}`)
    return opened
  }

  /** Value of an expression in the page; a promise is awaited. Works under any content security policy. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as T
  }

  /** @throws Error that names what was waited for, after a minute. */
  async until(expression: string, what: string): Promise<void> {
    const limit = performance.now() + 60_000
    while (!(await this.evaluate<boolean>(expression).catch(() => false))) {
      if (performance.now() > limit) throw new Error(`waited in vain for ${what}`)
      await pause(25)
    }
  }

  /** Used JavaScript heap after a full collection, MB. */
  async heapMB(): Promise<number> {
    for (let turn = 0; turn < 3; turn++) await this.cdp.send('HeapProfiler.collectGarbage')
    return (await this.cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
}
