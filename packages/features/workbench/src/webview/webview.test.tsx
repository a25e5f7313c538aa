// @vitest-environment jsdom
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { allowedAddress } from './allowed.ts'
import { Screen } from './WebView.tsx'

afterEach(cleanup)
const origins = ['https://www.example.com', 'http://tracking.example:8080']
const show = (url: string) => {
  const fake = new FakeApp({
    path: `/internal/webview?url=${encodeURIComponent(url)}`,
    routes: { 'GET /api/Workbench/GetWebViewOrigins': () => origins },
  })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('frames an allowed site in a sandbox with a name, without telling it where one came from', async () => {
  show('https://www.example.com/tracking?bl=COSU1')
  const frame = await screen.findByTitle('外部网站 www.example.com')
  expect(frame.getAttribute('src')).toBe('https://www.example.com/tracking?bl=COSU1')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByRole('link', { name: '在新窗口打开' }).getAttribute('rel')).toBe('noopener noreferrer')
})

it('shows a refused address as text, with a way back', async () => {
  const fake = show('https://evil.example/login')
  expect(await screen.findByText('https://evil.example/login', { exact: false })).toBeTruthy()
  expect([document.querySelector('iframe'), screen.queryByRole('link')]).toEqual([null, null])
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(fake.opened).toEqual(['back'])
})

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//www.example.com',
  '/workbench',
  'https://www.example.com.evil.example',
  'https://www.example.com@evil.example',
  'https://user:pass@www.example.com/',
  'http://www.example.com/',
  'https://www.example.com:444/',
  'https:\\\\www.example.com',
  'https://www.example.com/\nx',
  'blob:https://www.example.com/1',
])('%j is not framed', (address) => {
  expect(allowedAddress(address, origins, 'https://own.example')).toBeUndefined()
})
it('a page of our own is not framed, whatever the list says', () => {
  expect(allowedAddress('https://own.example/workbench', ['https://own.example'], 'https://own.example')).toBeUndefined()
  expect(allowedAddress('HTTP://Tracking.example:8080/a', origins, 'https://own.example')?.href).toBe('http://tracking.example:8080/a')
})
