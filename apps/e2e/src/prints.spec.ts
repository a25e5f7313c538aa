import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { call, test } from './kit.ts'

test('a print is looked at on the page, given out, and verified by a visitor', async ({ signIn, visit }) => {
  const list = '/api/Customer/List?PageSize=1'
  const boss = await signIn('boss')
  const { Rows } = await call<{ Rows: { Id: number }[] }>(boss, list)
  await boss.goto(`/system/company/customer/customerDetail?Id=${Rows[0]!.Id}`)
  await boss.getByRole('button', { name: '打印', exact: true }).click()
  await boss.getByRole('dialog', { name: '客户资料表' }).getByRole('button', { name: '预览', exact: true }).click()
  const preview = boss.getByRole('dialog', { name: '客户资料表，预览' })
  const page = preview.getByRole('group', { name: '第 1 页' })
  // the worker, the face in the file and the text above the picture all came through the content policy
  await expect(page.getByText('客户资料表', { exact: true })).toBeAttached()
  const inked = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.some((value, at) => at % 4 === 0 && data[at + 3] === 255 && value < 80)
    })
  await expect.poll(inked).toBe(true)
  expect(await faultsOf(boss)).toEqual([])

  const issued = boss.waitForResponse('**/api/Document/IssuePrint')
  await preview.getByRole('button', { name: '正式打印' }).click()
  const { Data } = (await (await issued).json()) as { Data: { Copy: number } }
  const copy = boss.getByRole('dialog', { name: `客户资料表，第 ${Data.Copy} 份` })
  await expect(copy.getByText('扫码验真')).toBeAttached()
  await boss.keyboard.press('Escape')
  await expect(boss.getByRole('rowheader', { name: `第 ${Data.Copy} 份` })).toBeVisible()

  const visitor = await visit()
  await visitor.goto('/verify/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(visitor.getByRole('heading', { name: '单证护照' })).toBeVisible()
  await expect(visitor.getByText(/查不到这份单证/)).toBeVisible()
})
