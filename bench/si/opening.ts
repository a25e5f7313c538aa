import type { Browser } from 'playwright'
import { receiveDocumentAnswer } from '@jst/contracts/document'
import type { Client } from 'pg'
import { BenchPage } from '../browser/page.ts'
import { call, pause } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import type { LargeDraft } from './editor.ts'

/** Milliseconds from the click on a link to the paint of an element that contains a text. */
const clickTo = (link: string, shown: string) => `new Promise((done, fail) => {
  const target = document.querySelector(${JSON.stringify(link)})
  if (!target) return fail(new Error('no link ${link.replaceAll("'", '')}'))
  const started = performance.now()
  const isShown = () => document.querySelector(${JSON.stringify(shown)})?.textContent
  const look = () => isShown() ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - started))) : setTimeout(look, 4)
  target.click()
  look()
})`

/** Opens the editor of a kept set from the list of drafts: until weights of the last column that the first screen shows are painted. */
export async function openEditor(browser: Browser, product: Product, { url, token }: LargeDraft, slowdown: number): Promise<number> {
  const link = `a[href$="${new URL(url).search}"]`
  const page = await BenchPage.open(browser, {
    url: `${product.origin}/external/workbench/SISubimtList?List=drafts`,
    token,
    selector: link,
  })
  await pause(1_500)
  if (slowdown > 1) await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const spent = await page.evaluate<number>(clickTo(link, '[data-row="1"] [aria-colindex="7"]'))
  await page.close()
  return spent
}

/** Milliseconds from the arrival of a carrier's answer at the server to its paint on the page of the record, which somebody has open. */
export async function answerToScreen(browser: Browser, product: Product, token: string, owner: Client, id: number): Promise<number> {
  const page = await BenchPage.open(browser, { url: `${product.origin}/tdManage/siDetail?Id=${id}`, token, selector: '.jst-bill-face' })
  const { rows } = await owner.query<{ mbl: string }>('select mbl_no as mbl from si_record where id = $1', [id])
  await pause(1_500)
  const feedback = {
    severity: 'ERROR',
    code: 'PROPERTY_VALUE_NOT_SUPPORTED',
    message: `BENCH${id}`,
    jsonPath: '$.documentParties.consignee',
  }
  const answer = { transportDocumentReference: rows[0]!.mbl, shippingInstructionsStatus: 'PENDING_UPDATE', feedbacks: [feedback] }
  const shown = page.evaluate<boolean>(`new Promise((done) => {
    const isShown = () => document.body.textContent.includes('船公司要求修改')
    const look = () => isShown() ? requestAnimationFrame(() => setTimeout(() => done(true))) : setTimeout(look, 4)
    look()
  })`)
  const started = performance.now()
  await call(product.origin + receiveDocumentAnswer.path, { token, body: { Kind: 'si', Text: JSON.stringify(answer) } })
  await shown
  const spent = performance.now() - started
  await page.close()
  return spent
}
