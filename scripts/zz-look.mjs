import { chromium as pw } from 'playwright'
import { chromium } from './lib/chromium.mjs'
process.env.CHROMIUM_PATH ??= 'npm'
const { executablePath, args, env } = await chromium()
const browser = await pw.launch({ executablePath, args, env: { LANG: 'C.UTF-8', ...process.env, ...env } })
const base = process.env.BASE ?? 'http://127.0.0.1:18200'
export const token = async (a) => { const j = (u, o) => fetch(base + u, { method: 'POST', headers: { 'content-type': 'application/json', ...o.h }, body: JSON.stringify(o.b) }).then((r) => r.json()); const p = await j('/api/AuthUser/Login', { b: { Account: a, Password: 'Demo@2026' }, h: {} }); return (await j('/api/AuthUser/TryChooseDefaultEmployee', { b: {}, h: { authorization: 'Bearer ' + p.Data.Token } })).Data }
export async function page(account, width = 1440, height = 900, theme) {
  const ctx = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width, height }, reducedMotion: 'reduce' })
  const p = await ctx.newPage()
  await p.goto(base + '/healthz')
  if (account) { const t = await token(account); await p.evaluate((t) => localStorage.setItem('jst:token', t), t) }
  p.open = async (path) => { await p.goto(base + path); await p.waitForLoadState('networkidle') }
  return p
}
export const end = () => browser.close()
