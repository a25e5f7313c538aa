// @vitest-environment jsdom
import { sampleEmployee } from '@jst/session-core/testing'
import { describe, expect, it } from 'vitest'
import { SystemStore } from './SystemStore.ts'

const employee = { ...sampleEmployee, SystemName: '锦程海运', SystemLogo: '/site-picture/b/480' }
const answer = { SystemName: '平台首家', Demo: false, WeChat: false }
const systemOf = (head: string, signedIn: typeof employee | null = null) => {
  const page = new DOMParser().parseFromString(`<html><head>${head}</head></html>`, 'text/html')
  return new SystemStore({
    api: { call: async () => answer as never },
    session: { employee: signedIn },
    document: page,
    fallback: '协同平台',
  })
}
const plain = '<link rel="icon" href="data:,"><title>协同平台</title>'
const branded = (site: string) =>
  `<link rel="icon" href="/site-picture/a/480"><meta name="application-name" content="瑞通" data-home="/site/ruitong/home"${site}>`

describe('name and logo of the system', () => {
  it('are those of the page at an address of one company, whoever is signed in', () => {
    for (const signedIn of [null, employee]) {
      const { name, logo, home } = systemOf(branded(' data-site=""'), signedIn)
      expect([name, logo, home]).toEqual(['瑞通', '/site-picture/a/480', '/site/ruitong/home'])
    }
  })

  it("are those of the employee's operator elsewhere, and never one with the logo of another", () => {
    expect([systemOf(branded(''), employee).name, systemOf(branded(''), employee).logo]).toEqual(['锦程海运', '/site-picture/b/480'])
    expect(systemOf(branded(''), { ...employee, SystemLogo: '' }).logo).toBe('')
    expect([systemOf(branded('')).name, systemOf(branded('')).logo]).toEqual(['瑞通', '/site-picture/a/480'])
  })

  it('are neutral on a page without a brand until the server has answered', async () => {
    const system = systemOf(plain)
    expect([system.name, system.logo, system.home]).toEqual(['协同平台', '', '/external/home'])
    await system.load()
    expect(system.name).toBe('平台首家')
  })
})
