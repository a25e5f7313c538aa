// @vitest-environment jsdom
import { FakeApp, FakeReply, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { card } from '../testing/desk.ts'
import { Screen } from './UserCard.tsx'
import { cardFileName, vCardOf } from './vcard.ts'

afterEach(cleanup)

describe('the file for address books', () => {
  it('holds what is shown, with separators escaped and long lines folded between characters', () => {
    const text = vCardOf({ ...card, Company: `${card.Company}（宁波）\n\\分公司${'很长的名字'.repeat(6)}` })
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n')
    expect(unfolded).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:陈雨欣;;;;',
      'FN:陈雨欣',
      `ORG:${card.Company}（宁波）\\n\\\\分公司${'很长的名字'.repeat(6)}`,
      'TITLE:单证主管\\; 出口\\, 一部',
      'EMAIL;TYPE=INTERNET:chen@example.com',
      'END:VCARD',
      '',
    ])
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\u{FFFD}')
  })
  it.each([
    ['陈雨欣', '陈雨欣.vcf'],
    ['../../a:b*?', '.._.._a_b__.vcf'],
    ['  ', '名片.vcf'],
  ])('of %j is called %j', (name, file) => {
    expect(cardFileName(name)).toBe(file)
  })
})

describe('the page', () => {
  it('shows what was chosen, draws the code, and saves another choice with the version that was seen', async () => {
    const fake = new FakeApp({
      path: '/UserCard/Index',
      routes: {
        'GET /api/UserCard/GetCard': () => card,
        'POST /api/UserCard/SaveCard': () => ({ ...card, ShowMobile: true, UpdateTime: '2026-11-20T08:00:01.000Z' }),
      },
    })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(await screen.findByRole('img', { name: /陈雨欣 的名片二维码/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: card.Mobile })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: `手机：${card.Mobile}` }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('link', { name: card.Mobile })).toBeTruthy()
    expect(fake.requests.at(-1)?.body).toMatchObject({ ShowMobile: true, UpdateTime: card.UpdateTime })
    expect(fake.said).toEqual(['名片已保存'])
  })

  it('that was changed elsewhere shows what stands there now', async () => {
    const fake = new FakeApp({
      path: '/UserCard/Index',
      routes: {
        'GET /api/UserCard/GetCard': () => card,
        'POST /api/UserCard/SaveCard': () =>
          new FakeReply(412, {
            Status: 0,
            Code: 'STALE_WRITE',
            Data: { ...card, ShowEmail: false, UpdateTime: '2026-11-21T00:00:00.000Z' },
          }),
      },
    })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    expect(await screen.findByRole('checkbox', { name: `邮箱：${card.Email}`, checked: false })).toBeTruthy()
    expect(screen.getByText(/已在别处被修改，已显示最新内容/)).toBeTruthy()
    expect(fake.said).toEqual([])
  })
})
