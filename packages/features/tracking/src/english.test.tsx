// @vitest-environment jsdom
import type { FakeRequest } from '@jst/api-client/testing'
import { customerTrackingPages as party, sharedTrackPage } from '@jst/contracts/tracking'
import { KitTextsProvider } from '@jst/feature-kit'
import { englishTexts as kit } from '@jst/feature-kit/english'
import { FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { TextsProvider } from '@jst/ui'
import { englishTexts as ui } from '@jst/ui/english'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Screen as Control } from './control/Control.tsx'
import { Screen as Detail } from './detail/FreightTrackDetail.tsx'
import { Screen as List } from './list/FreightTrack.tsx'
import { Screen as Shared } from './share/SharedTrack.tsx'
import { answers, trackApp } from './testing/show.ts'
import { english } from './texts-en.ts'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

const han = /\p{Script=Han}|[；：，。、]/u
type Routes = NonNullable<FakeAppOptions['routes']>
/** The same answers without Chinese, as the server gives them for English: what is left on the page is the page's own. */
const withoutChinese = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/[\p{Script=Han}；：，。、“”（）]+/gu, 'X'))
const plain: Routes = Object.fromEntries(
  Object.entries(answers).map(([call, answer]) => [
    call,
    (request: FakeRequest) => withoutChinese(typeof answer === 'function' ? answer(request) : answer),
  ]),
)

function show(Screen: React.ComponentType, path: string) {
  const fake = trackApp(path, plain)
  fake.app.session.setLanguage('EN')
  render(
    <TextsProvider texts={ui}>
      <KitTextsProvider texts={kit}>
        <FakeScreen fake={fake} Screen={Screen} />
      </KitTextsProvider>
    </TextsProvider>,
  )
  return fake
}
/** Chinese that is read, shown on hover or told to a screen reader. */
function chinese(): string[] {
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang="zh-CN"]')) continue
    for (const name of ['title', 'aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
  }
  // a choice of languages names each in itself
  return [...new Set(found)].filter((text) => han.test(text) && text !== english.share.languages.cn)
}

it('every text of the table is English', () => {
  const said = (table: object): string[] =>
    Object.values(table).flatMap((one: unknown) =>
      typeof one === 'function'
        ? [String((one as (...values: unknown[]) => unknown)(['A'], 2, 3))]
        : typeof one === 'object' && one !== null
          ? said(one)
          : [String(one)],
    )
  const own = said(english).filter((text) => text !== english.share.languages.cn)
  expect(own.length).toBeGreaterThan(400)
  expect(own.filter((text) => han.test(text))).toEqual([])
})

describe('a page of customers in English', () => {
  it.each([
    ['control tower', Control, party.control, 'Open exceptions'],
    ['list', List, party.list, 'Latest event'],
    ['exceptions', List, `${party.list}?View=exceptions`, 'Found'],
    ['accuracy', List, `${party.list}?View=accuracy`, 'Days before arrival'],
    ['shipment', Detail, `${party.detail}?Id=1`, 'Timeline'],
    ['page of a link', Shared, `${sharedTrackPage}?Token=abc&lang=en`, 'Timeline'],
  ] as const)('%s has no Chinese', async (_, Screen, path, word) => {
    const fake = show(Screen, path)
    expect((await screen.findAllByText(word, undefined, { timeout: 10_000 })).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.querySelector('.jst-skeleton, [aria-busy=true]')).toBeNull())
    for (const fold of document.querySelectorAll('summary')) await userEvent.click(fold)
    expect(chinese()).toEqual([])
    const asked = fake.requests.filter(({ path: call }) => /List|View|Shared|Exceptions|Map/.test(call))
    expect(asked.length > 0 || path.includes('accuracy')).toBe(true)
    for (const { query } of asked) expect(query).toMatchObject({ Lang: 'en' })
  })
  it('has English windows', async () => {
    show(List, party.list)
    await userEvent.click((await screen.findAllByRole('button', { name: 'Follow' }))[0]!)
    const box = within(await screen.findByRole('dialog'))
    await userEvent.click(box.getByRole('button', { name: 'Check' }))
    expect(await box.findByText(/Please enter: Numbers/)).toBeTruthy()
    expect(chinese()).toEqual([])
    cleanup()
    show(Detail, `${party.detail}?Id=1`)
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText(/Language of the page/).textContent).toBe('English')
    expect(chinese()).toEqual([])
  })
  it('is Chinese while the session is, and changes with it', async () => {
    const fake = show(Control, party.control)
    await screen.findByRole('heading', { name: 'Control tower' })
    fake.app.session.setLanguage('CN')
    await screen.findByRole('heading', { name: '控制塔' })
    expect(fake.requests.findLast(({ path }) => path === '/api/Track/List')?.query).not.toHaveProperty('Lang')
  })
})
