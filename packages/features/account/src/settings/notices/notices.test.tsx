// @vitest-environment jsdom
import type { NoticeSettings } from '@jst/contracts/messages'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Screen } from '../UserSetting.tsx'

const all = { Box: true, PopUp: true, Mail: true, Robot: true }
const settings: NoticeSettings = {
  Channels: { si: all, schedule: all, system: all },
  MailMode: 'daily',
  QuietFrom: null,
  QuietTo: null,
  Subscribed: true,
  Email: 'chenyuxin@haijie.example',
  Confirmed: false,
  CanMail: true,
  TimeZone: 'Asia/Shanghai',
}

afterEach(cleanup)

function open(more: Partial<NoticeSettings> = {}) {
  let stored = { ...settings, ...more }
  const fake = new FakeApp({
    path: '/internal/userSetting?Tab=display',
    routes: {
      'GET /api/CurrentUser/GetProfile': () => ({}),
      'GET /api/Notice/GetSettings': () => stored,
      'POST /api/Notice/SaveSettings': ({ body }) => (stored = { ...stored, ...(body as Partial<NoticeSettings>) }),
      'POST /api/Notice/SendConfirmation': () => null,
    },
  })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const sent = (fake: FakeApp) => fake.requests.filter(({ path }) => path.endsWith('SaveSettings')).map(({ body }) => body)

it('each kind has its ways, saved at once; announcements stay in the box', async () => {
  const fake = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: '补料：邮件' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '补料：邮件' }).checked).toBe(false))
  expect(sent(fake)).toEqual([{ Channels: { ...settings.Channels, si: { ...all, Mail: false } } }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '系统：站内' }).disabled).toBe(true)
})

it('mails have a time, can be given up, and wait for a confirmed address', async () => {
  const fake = open()
  expect(await screen.findByText('邮箱确认后才会收到通知邮件。')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '发送确认邮件' }))
  await waitFor(() => expect(fake.said).toEqual(['确认邮件已发出，请在 24 小时内打开邮件中的链接']))
  await userEvent.click(screen.getByRole('combobox', { name: '发送时间' }))
  await userEvent.click(screen.getByRole('option', { name: '每小时汇总一封' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '接收通知邮件' }))
  await waitFor(() => expect(sent(fake)).toEqual([{ MailMode: 'hourly' }, { Subscribed: false }]))
})

it('leads to the profile where there is no address, and says that there is no mail server', async () => {
  open({ Email: '', CanMail: false })
  expect((await screen.findByRole('link', { name: '填写邮箱' })).getAttribute('href')).toBe('/internal/userSetting')
  expect(screen.getByText(/系统尚未配置发信服务器/)).toBeTruthy()
})

it('quiet hours begin with the night, by the clock of the reader', async () => {
  const fake = open({ TimeZone: 'Europe/Amsterdam' })
  await userEvent.click(await screen.findByRole('checkbox', { name: /不弹窗/ }))
  await userEvent.click(await screen.findByRole('combobox', { name: '结束时间' }))
  await userEvent.click(screen.getByRole('option', { name: '07:30' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /不弹窗/ }))
  await waitFor(() =>
    expect(sent(fake)).toEqual([{ QuietFrom: 1_320, QuietTo: 480 }, { QuietTo: 450 }, { QuietFrom: null, QuietTo: null }]),
  )
  expect(screen.getByText(/按鹿特丹时间/)).toBeTruthy()
})
