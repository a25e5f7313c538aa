import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { seen, test } from './kit.ts'

test('the ports on a map, and how far it is from Shanghai to Rotterdam: by keyboard, from the address, without a foreign host', async ({
  signIn,
}) => {
  const boss = await signIn('boss')
  const foreign: string[] = []
  boss.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url())
  })
  await boss.goto('/BasicData/GlobleHaven')
  await seen(boss.getByRole('link', { name: '地图' })).press('Enter')
  await expect(boss).toHaveURL(/View=map/)
  await expect(boss.getByText(/地图上共 \d+ 处/)).toBeVisible()
  await expect(boss.locator('.jst-sea-land')).toHaveAttribute('d', /^M/)

  const tool = boss.getByRole('region', { name: '海运距离' })
  await tool.getByRole('combobox', { name: '装货港' }).focus()
  await boss.keyboard.type('shanghai')
  await expect(tool.getByRole('option').first()).toContainText('上海')
  await boss.keyboard.press('Enter')
  await tool.getByRole('combobox', { name: '卸货港' }).focus()
  await boss.keyboard.type('ltd')
  await expect(tool.getByRole('option').first()).toContainText('鹿特丹')
  await boss.keyboard.press('Enter')
  await expect(boss.getByText(/途经：台湾海峡、马六甲海峡、曼德海峡、苏伊士运河/)).toBeVisible()
  await expect(boss.getByRole('row', { name: /航程（海里） 10,\d{3} 1[34],\d{3}/ })).toBeVisible()
  await expect(boss.locator('.jst-sea-line')).toHaveCount(2)
  expect(await faultsOf(boss)).toEqual([])

  await boss.getByRole('checkbox', { name: '苏伊士运河' }).focus()
  await boss.keyboard.press('Space')
  await expect(boss).toHaveURL(/Avoid=suez/)
  await expect(tool.getByText(/改经.*好望角/)).toBeVisible()
  await expect(tool.getByText(/途经：.*巴拿马运河/)).toBeVisible()
  await boss.reload()
  await expect(tool.getByText(/途经：.*巴拿马运河/)).toBeVisible()
  await boss.getByRole('button', { name: '对调装货港与卸货港' }).click()
  await expect(boss).toHaveURL(/From=NLRTM/)
  expect(foreign).toEqual([])
})

test('the terminals of a filter on a map: chosen from the list of marks, opened in their drawer', async ({ signIn }) => {
  const boss = await signIn('boss', '/BasicData/Wharf?View=map&Keyword=CNSHA')
  await expect(boss.getByText(/地图上共 \d+ 处/)).toBeVisible()
  await boss.getByRole('button', { name: '以列表查看标点' }).click()
  const list = boss.getByRole('list', { name: '标点列表' })
  await list.getByRole('button').first().click()
  await expect(boss.getByRole('dialog')).toBeVisible()
  expect(await faultsOf(boss)).toEqual([])
  await boss.keyboard.press('Escape')
  await boss.getByRole('link', { name: '列表', exact: true }).click()
  await expect(boss.getByRole('grid')).toBeVisible()
})
