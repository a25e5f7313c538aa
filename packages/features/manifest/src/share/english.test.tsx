// @vitest-environment jsdom
import { manifestLinkPages as pages } from '@jst/contracts/manifest'
import { KitTextsProvider } from '@jst/feature-kit'
import { englishTexts as kit } from '@jst/feature-kit/english'
import { FakeApp, FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { TextsProvider } from '@jst/ui'
import { englishTexts as ui } from '@jst/ui/english'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { manifestExternal } from '../external.ts'
import { linked } from '../testing/show.tsx'
import { keepAccess } from './access.ts'
import { Screen as Edit } from './Edit.tsx'
import { Screen as Share } from './Share.tsx'
import { Screen as ShareInfo } from './ShareInfo.tsx'
import { english } from './texts-en.ts'
import { Screen as VgmEdit } from './VgmEdit.tsx'

afterEach(cleanup)

const han = /\p{Script=Han}|[；：，。、（）]/u
/** The same answer without Chinese, as the server gives it for English: what is left on the page is the page's own. */
const withoutChinese = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/[\p{Script=Han}；：，。、“”（）]+/gu, 'X'))
const routes: NonNullable<FakeAppOptions['routes']> = {
  'GET /api/ManifestLink/Head': () => ({ From: 'HAIJIE', For: 'FACTORY', ExpiresAt: '2026-12-01T02:00:00.000Z', NeedsCode: true }),
  'POST /api/ManifestLink/Open': () => withoutChinese(linked()),
}
function show(Screen: React.ComponentType, path: string) {
  const meta = manifestExternal.screens.find((one) => one.path === path)!
  const fake = new FakeApp({ path: `${path}?Token=abc&lang=en`, surface: 'external', routes, meta: { speaks: meta.speaks! } })
  render(
    <TextsProvider texts={ui}>
      <KitTextsProvider texts={kit}>
        <FakeScreen fake={fake} Screen={Screen} />
      </KitTextsProvider>
    </TextsProvider>,
  )
  return fake
}
/** Chinese that is read, shown on hover or told to a screen reader, but for the name of the other language. */
function chinese(): string[] {
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang="zh-CN"]')) continue
    for (const name of ['title', 'aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
  }
  return [...new Set(found)].filter((text) => han.test(text))
}

it('every text of the table is English', () => {
  const said = (table: object): string[] =>
    Object.values(table).flatMap((one: unknown) =>
      typeof one === 'function'
        ? [String((one as (...values: unknown[]) => unknown)(1, 'B'))]
        : typeof one === 'object' && one !== null
          ? said(one)
          : [String(one)],
    )
  expect(said(english).filter((text) => han.test(text))).toEqual([english.share.otherLanguage])
})

describe('a page of a link in English', () => {
  it.each([
    ['entry', Share, pages.share, 'Code of 4 digits'],
    ['bill', ShareInfo, pages.info, 'Valid until'],
    ['form', Edit, pages.edit, 'Note to the forwarder'],
    ['VGM', VgmEdit, pages.vgm, 'Responsible party'],
  ] as const)('%s has no Chinese', async (_, Screen, path, word) => {
    keepAccess('abc', { Code: '1234', Name: 'MR WANG', Phone: '13800001111' })
    const fake = show(Screen, path)
    expect((await screen.findAllByText(word, undefined, { timeout: 10_000 })).length).toBeGreaterThan(0)
    const submit = screen.queryByRole('button', { name: /Submit|Open/ })
    if (submit) await userEvent.click(submit)
    expect(chinese()).toEqual([])
    const asked = fake.requests.filter(({ path: call }) => call.startsWith('/api/ManifestLink/'))
    expect(asked.length).toBeGreaterThan(0)
    for (const { query, body } of asked) expect({ ...query, ...(body as object) }).toMatchObject({ Lang: 'en' })
    // links lead to pages of the same language, but for the one to Chinese
    const ways = [...document.querySelectorAll('a')].map((anchor) => [anchor.textContent, anchor.search.includes('lang=en')])
    for (const [name, isEnglish] of ways) expect([name, isEnglish]).toEqual([name, name !== english.share.otherLanguage])
  })
})
