export const main = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { tabs, Tabs } from './example'

for (const path of ['/tdManage/siCheck?status=1', '/tdManage/siDataList', '/nowhere']) tabs.open(path)
createRoot(document.getElementById('root')!).render(createElement(Tabs, { navigate: (path) => (document.title = path) }))
`

/** Computed style of an element, or of its ::after. */
const style = (locator, property, pseudo) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [property, pseudo])

export async function run({ page, expect }) {
  const tab = (name) => page.getByRole('tab', { name })
  const item = (name) => tab(name).locator('..')
  const close = page.getByRole('button', { name: '关闭 待审核补料' })
  await tab('待审核补料').click()
  await expect(page).toHaveTitle('/tdManage/siCheck?status=1')
  await page.mouse.move(0, 300)

  // the style sheet of the package alone
  const looks = async () => ({
    bar: await style(page.locator('.jst-tabs'), 'background-color'),
    shown: await style(item('待审核补料'), 'color'),
    other: await style(item('补料数据'), 'color'),
    line: await style(item('待审核补料'), 'background-color', '::after'),
  })
  const light = await looks()
  expect(light).toEqual({ bar: 'rgb(255, 255, 255)', shown: 'rgb(14, 90, 138)', other: 'rgb(78, 89, 105)', line: light.shown })
  expect(await style(item('补料数据'), 'content', '::after')).toBe('none')
  expect((await page.locator('.jst-tabs').boundingBox()).height).toBe(36)
  expect(await style(close, 'border-style')).toBe('none')

  await tab('待审核补料').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('补料数据')).toBeFocused()
  expect(await style(tab('补料数据'), 'outline-style')).toBe('solid')
  expect(await style(tab('补料数据'), 'outline-color')).toBe(light.shown)

  await tab('补料数据').click({ button: 'right' })
  await expect(page.getByRole('menu')).toHaveCSS('background-color', light.bar)
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 300)

  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  expect(await looks()).toEqual({
    bar: 'rgb(29, 31, 34)',
    shown: 'rgb(90, 170, 218)',
    other: 'rgb(195, 200, 206)',
    line: 'rgb(90, 170, 218)',
  })

  await close.click()
  await expect(page.getByRole('tab')).toHaveText(['补料数据'])
  await expect(page).toHaveTitle('/tdManage/siDataList')
}
