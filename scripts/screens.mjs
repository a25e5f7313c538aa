// npm run screens: pictures of the main screens at three widths, for people to look at. They are taken of a running server with demo data, where
// each account loses its session. Options: --origin=http://127.0.0.1:8080 --folder=screen-pictures --only=<part of a name>.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium as engine } from 'playwright'
import { chromium } from './lib/chromium.mjs'
import { mainScreens } from './screens/main-screens.mjs'

const option = (name, otherwise) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
const origin = option('origin', 'http://127.0.0.1:8080')
const folder = option('folder', 'screen-pictures')
const only = option('only', '')
const widths = { 390: 844, 1440: 900, 1920: 1080 }
/** Of every demo account. */
const password = 'Demo@2026'

/** @param {import('playwright').APIRequestContext} request @param {string} account */
async function tokenOf(request, account) {
  const ask = async (call, data, headers = {}) => {
    const answer = await request.post(`${origin}/api/AuthUser/${call}`, { data, headers })
    if (!answer.ok()) throw new Error(`${account}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()).Data
  }
  const { Token } = await ask('Login', { Account: account, Password: password })
  return ask('TryChooseDefaultEmployee', {}, { authorization: `Bearer ${Token}` })
}

/** Opens a screen; one of a record by the first link to it on its list. @param {import('playwright').Page} page */
async function show(page, { path: address, record }) {
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
  if (record === undefined) return
  const link = page.locator(`a[href*="${record}?"]`).first()
  await page.goto(await link.evaluate((element) => element.href), { waitUntil: 'networkidle' })
}

const found = await chromium()
const browser = await engine.launch({ executablePath: found.executablePath, args: found.args, env: { ...process.env, ...found.env } })
mkdirSync(folder, { recursive: true })
try {
  const wanted = mainScreens.filter(({ name }) => name.includes(only))
  for (const [account, screens] of Map.groupBy(wanted, (screen) => screen.account)) {
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' })
    const page = await context.newPage()
    if (account) {
      await page.goto(`${origin}/healthz`)
      await page.evaluate((token) => localStorage.setItem('jst:token', token), await tokenOf(page.request, account))
    }
    for (const screen of screens) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(page, screen)
      for (const [width, height] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height })
        await page.waitForLoadState('networkidle')
        const file = path.join(folder, `${screen.name}-${width}.png`)
        await page.screenshot({ path: file })
        console.log(file)
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
}
