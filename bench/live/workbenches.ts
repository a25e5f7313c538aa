import type { Browser, Page } from 'playwright'
import type { Client } from 'pg'
import { addSiList, batchApproveSi } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { call, pause } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { filledBill, insertOrders } from '../si/submission.ts'
import { sized } from '../kit/size.ts'

export const workbenches = sized(20, 3)
export const batch = sized(50, 5)
/** Reads of the operator's workbench: pending work, figures, the nearest cut-offs. */
export const readsOfWorkbench = 3
/** No request for this long: nothing follows (milliseconds). Longer than the pause between two reloads of a screen. */
const quietMs = sized(3_000, 500)

/** Submits records that wait for review; answers with the version in which a reviewer reads them. */
async function waitingRecords(owner: Client, product: Product): Promise<{ Id: number; Version: number }[]> {
  const customer = await product.signIn('customer')
  const ids: number[] = []
  for (const order of await insertOrders(owner, { first: 1, count: batch, containers: 1, bills: 1 })) {
    const bill = await filledBill(product, customer, order)
    const body = { TDBLInfos: [recordToWire(bill)], Num: 1, CGO_ID: order, MBL_NO: bill.mblNo }
    const { Ids } = await call<{ Ids: number[] }>(product.origin + addSiList.path, { token: customer, body })
    ids.push(...Ids)
  }
  // what has warnings is left to a person
  await owner.query('update si_record set warnings = 0 where id = any($1)', [ids])
  return ids.map((Id) => ({ Id, Version: 1 }))
}

/** Calls of the API that pages send, and frames about records that they hear. */
class Traffic {
  requests = 0
  frames = 0
  private lastAt = performance.now()

  watch(page: Page): void {
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return
      this.requests++
      this.lastAt = performance.now()
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('si/changed')) this.frames++
      }),
    )
  }

  /** Waits until nothing follows, and counts from there. */
  async begin(): Promise<void> {
    await this.quiet()
    this.requests = 0
    this.frames = 0
  }

  async quiet(): Promise<void> {
    while (performance.now() - this.lastAt < quietMs) await pause(100)
  }
}

/** Counts messages and requests of open operator workbenches when a reviewer approves a batch. */
export async function batchHeard(browser: Browser, product: Product): Promise<{ requests: number; frames: number }> {
  const owner = await product.owner()
  const items = await waitingRecords(owner, product)
  await owner.end()
  const [watcher, reviewer] = [await product.signIn('boss'), await product.signIn('reviewer')]
  const context = await browser.newContext({ locale: 'zh-CN' })
  await context.addInitScript(`localStorage.setItem('jst:token', ${JSON.stringify(watcher)})`)
  const traffic = new Traffic()
  for (let index = 0; index < workbenches; index++) {
    const page = await context.newPage()
    traffic.watch(page)
    await page.goto(`${product.origin}/workbench`)
    await page.getByTitle('实时连接正常').waitFor()
  }
  await traffic.begin()
  const { Done } = await call<{ Done: number }>(`${product.origin}${batchApproveSi.path}`, {
    token: reviewer,
    body: { Items: items },
  })
  if (Done !== batch) throw new Error(`${Done} of ${batch} records were approved`)
  await pause(quietMs)
  await traffic.quiet()
  await context.close()
  return { requests: traffic.requests, frames: traffic.frames }
}
