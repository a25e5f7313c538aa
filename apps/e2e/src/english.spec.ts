import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { chineseOf } from './chinese.ts'
import { call, test } from './kit.ts'
import { look } from './look.ts'

interface MenuNode {
  Path: string
  Name: string
  Children: MenuNode[]
}
const leaves = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ Path, Children }) => (Children.length > 0 ? leaves(Children) : [Path]))

/** Keys of an answer whose texts are sentences, labels or names of ports and carriers: in English they are said in another way. */
const said =
  /^(Zh|Message|Label|Why|Meaning|Todo|Who|Gap|PriceGap|(Pol|Pod|Carrier)(Code|s)?Name|(Load|Discharge)Port(Name)?|(Port|Terminal|Lane)Name)$/
/** Answers in which other keys are said as well. */
const saidIn: Readonly<Record<string, RegExp>> = {
  '/api/Document/ShipmentTimeline': /^(Title|KindName|ReasonName|Label)$/,
  '/api/OwnInquiry/List': /^(Pol|Pods)$/,
  '/api/Track/View': /^(From|To)Name$/,
}
/** A note of a thing to do that names ports; others say what somebody wrote. */
const isRoute = (key: string, value: string) => key === 'Note' && / → /.test(value)

/** Names and typed texts in the answers to the page, the longest first. */
function namesFrom(page: Page): () => string[] {
  const names = new Set<string>()
  const take = (value: unknown, without: RegExp | undefined, key = ''): void => {
    if (typeof value === 'string') {
      if (/\p{Script=Han}/u.test(value) && !said.test(key) && !without?.test(key) && !isRoute(key, value))
        for (const line of [value, ...value.split('\n')]) names.add(line)
    } else if (typeof value === 'object' && value !== null) for (const [name, part] of Object.entries(value)) take(part, without, name)
  }
  page.on('response', (response) => {
    const url = response.url()
    if (!url.includes('/api/') || url.includes('MenuTree')) return
    response.json().then(
      (answer: unknown) => take(answer, saidIn[new URL(url).pathname]),
      () => undefined,
    )
  })
  return () => [...names].toSorted((a, b) => b.length - a.length)
}

/** Calls with a language in their question that the page has asked in Chinese. */
async function askedInChinese(page: Page): Promise<() => string[]> {
  const { paths } = (await (await page.request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters?: readonly { name: string }[] }>>
  }
  const speaking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).some(({ parameters = [] }) => parameters.some(({ name }) => name === 'Lang')) ? [path] : [],
  )
  expect(speaking.length).toBeGreaterThan(50)
  const found = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (speaking.includes(pathname) && searchParams.get('Lang') !== 'en') found.add(`${pathname} of ${new URL(page.url()).pathname}`)
  })
  return () => [...found]
}

/** Links of the page that name a record or a part of a page, one for each path. */
const recordsOf = (page: Page): Promise<string[]> =>
  page.locator('.jst-kept-page a[href*="?"]:visible').evaluateAll((links) => {
    const found = new Map(
      (links as HTMLAnchorElement[])
        .filter(({ search }) => /[?&](?:\w*Id|Upload|View)=/.test(search))
        .map((link) => [link.pathname + new URL(link.href).searchParams.get('View'), link.pathname + link.search]),
    )
    return [...found.values()]
  })

for (const account of ['customer', 'provider'] as const)
  test(`pages of a ${account} have no Chinese in English but names and what was typed: each of the menu, a record of each, forms`, async ({
    signIn,
  }) => {
    test.setTimeout(240_000)
    const page = await signIn(account)
    await page.evaluate(() => localStorage.setItem('jst:lan', 'EN'))
    const names = namesFrom(page)
    const chineseCalls = await askedInChinese(page)
    const menu = leaves(await call<MenuNode[]>(page, '/api/Employee/GetCurrentEmployeeMenuTree'))
    const waiting = [...new Set([...menu, '/external/workbench', '/external/workbench/userSetting'])].filter((path) => path !== '')
    if (account === 'customer')
      waiting.push('/external/workbench/mainifest/create', '/external/workbench/cargoManager/myBoxList?Kind=lists')
    for (const tab of ['security', 'devices', 'log', 'companies', 'display']) waiting.push(`/external/workbench/userSetting?Tab=${tab}`)
    const looked = new Set<string>()
    const found: string[] = []
    for (const address of waiting) {
      const { pathname, searchParams } = new URL(address, 'http://x')
      await look(page, address)
      await expect.soft(page.locator('.jst-kept-page:visible [lang="en"]'), `${address} is a Chinese page`).not.toHaveCount(0)
      found.push(...(await chineseOf(page, names())).map((text) => `${address}: ${text}`))
      const [key] = searchParams.keys()
      looked.add(`${pathname} ${key}`)
      for (const record of await recordsOf(page)) {
        const { pathname: path, searchParams: asked } = new URL(record, 'http://x')
        const kind = `${path} ${[...asked.keys()].find((name) => /Id$|Upload|View/.test(name))} ${asked.get('View')}`
        if (looked.has(kind)) continue
        looked.add(kind)
        waiting.push(record)
      }
    }
    expect(waiting.length).toBeGreaterThan(account === 'customer' ? 30 : 8)
    expect([...new Set(found)]).toEqual([])
    expect(chineseCalls()).toEqual([])
  })

/** A file that asks, is not understood in places, and has totals that do not agree. */
const doubtful = [
  'VESSEL,EVER ONE,,ETD,03/04/2199 20:00',
  'POD,NOWHERE BAY,,POL,CNSHA',
  '',
  'Container no.,Container type,Description,Packages,Gross weight,Volume,Nothing known',
  'CSQU3054383,40HC,POTS,10,"1.234",5,X',
  ',40HC,PANS,5,many,5,Y',
  'TOTAL,,,16,,10,',
].join('\n')

test('a file with questions, unknown cells and false totals is told of in English, and an export has English headings', async ({
  signIn,
}) => {
  const page = await signIn('customer')
  await page.evaluate(() => localStorage.setItem('jst:lan', 'EN'))
  const names = namesFrom(page)
  const isEnglish = () => expect.poll(() => chineseOf(page, names())).toEqual([])
  const choose = (name: string, content: string) =>
    page.locator('.jst-kept-page:visible input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  const dialog = page.getByRole('dialog')

  await look(page, '/external/workbench/mainifest/create')
  await choose('doubtful.csv', doubtful)
  await expect(dialog.getByRole('heading', { name: 'Please answer before the import' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /^Cells that were not understood: \d/ })).toBeVisible()
  await expect(dialog.getByText(/Please check: /)).toBeVisible()
  await isEnglish()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await choose('letter.csv', 'GOOD MORNING,THANKS')
  await expect(page.getByText('The file has no content of a manifest')).toBeVisible()
  await isEnglish()

  await look(page, '/external/workbench/BookLogs')
  for (const format of ['Excel (columns and filters as shown)', 'CSV file']) {
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: format }).click()
    const file = await begun
    expect(file.suggestedFilename()).not.toMatch(/\p{Script=Han}/u)
    if (!file.suggestedFilename().endsWith('.csv')) continue
    const [titles = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(titles.split(',').length).toBeGreaterThan(8)
    expect(titles).not.toMatch(/\p{Script=Han}/u)
  }
})

test('the sign-in has no Chinese in English but the name of the platform', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jst:lan', 'EN'))
  const names = namesFrom(page)
  // the name of the platform comes after the page is drawn
  const isEnglish = () => expect.poll(() => chineseOf(page, names())).toEqual([])
  for (const path of ['/?showLogin=true', '/employeeLogin', '/chooseCompany']) {
    await page.goto(path)
    await expect(page.locator('[lang="en"] h2')).toBeVisible()
    await isEnglish()
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Forgot the password' }).click()
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Please enter the 11 digits')).toBeVisible()
  await isEnglish()
})

test('registration and joining have no Chinese in English but the name of the platform, and the agreements, which say so', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('jst:lan', 'EN'))
  const names = namesFrom(page)
  const isEnglish = () => expect.poll(() => chineseOf(page, names())).toEqual([])
  for (const path of ['/join/entry', '/join/createCompany', '/join/bindCompany', '/register']) {
    await page.goto(path)
    await expect(page.locator('[lang="en"] h1')).toBeVisible()
    await isEnglish()
  }
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please enter: Your name')).toBeVisible()
  await isEnglish()
  await page.getByRole('button', { name: 'privacy notice' }).click()
  await expect(page.getByText('The binding text is in Chinese.')).toBeVisible()
  await isEnglish()
})
