// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { spokenWords } from './spoken.tsx'

afterEach(cleanup)

const chinese = { late: '已逾期' }
const speech = spokenWords()
const said = speech.words('tasks', chinese)
/** Also drawn by pages that speak no language of their own. */
const Part = () => <p>{said.late}</p>
const Page = speech.inLanguage(async () => ({ tasks: { late: 'Overdue' } }))(Part)

it('speaks the language of its page, and Chinese elsewhere once that page has gone', async () => {
  const english = new FakeApp({ path: '/tasks', meta: { english: true } })
  const { unmount } = render(<FakeScreen fake={english} Screen={Page} />)
  expect(await screen.findByText('Overdue')).toBeDefined()
  unmount()
  render(<Part />)
  expect(screen.getByText('已逾期')).toBeDefined()
})
