import { chromium as engine } from 'playwright'
import { chromium } from '../../scripts/lib/chromium.mjs'
const found = await chromium()
const [,, width, match, ...rest] = process.argv
const index = await (await fetch('http://localhost:6123/index.json')).json()
const entries = Object.values(index.entries).filter((e) => /货物跟踪|控制塔与分享|箱动态/.test(e.title) && e.type==='story' && new RegExp(match).test(e.name))
const browser = await engine.launch({ executablePath: found.executablePath, args: found.args, env: { ...process.env, ...found.env } })
const page = await browser.newPage({ viewport: { width: Number(width), height: width < 500 ? 844 : 950 } })
page.on('console', (m) => m.type()==='error' && console.log('console', m.text().slice(0,200)))
for (const e of entries) {
  const dark = e.name.includes('深色') ? '&globals=theme:dark' : ''
  await page.goto(`http://localhost:6123/iframe.html?id=${e.id}&viewMode=story${dark}`)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/tui-${width}-${e.id.replace(/.*--/,'')}.png` })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  console.log(e.id, e.name, over > 0 ? `OVERFLOW ${over}` : '')
}
await browser.close()
