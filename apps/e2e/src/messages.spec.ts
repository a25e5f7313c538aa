import { expect } from '@playwright/test'
import { call, open, seen, test } from './kit.ts'

test('a message to one person: written, sent, announced, read in one tab and lowered in the other, withdrawn', async ({ signIn }) => {
  const boss = await signIn('boss', '/system/sendGlobalMessage')
  const doc = await signIn('doc')
  const title = `例会改期 ${Date.now()}`
  await boss.getByRole('textbox', { name: /标题/ }).fill(title)
  await boss.getByRole('textbox', { name: /^内容/ }).fill('改到周四下午两点。')
  await boss.getByRole('radio', { name: '指定人员' }).check()
  await boss.getByRole('textbox', { name: '查找人员' }).fill('陈雨欣')
  await boss.getByRole('checkbox', { name: /陈雨欣/ }).check()
  await expect(boss.getByText('将发送给 1 人')).toBeVisible()
  await expect(boss).toHaveURL(/[?]Id=\d+/)
  await expect(boss.getByText(/^已保存 \d/)).toBeVisible()
  await boss.reload()
  await expect(boss.getByRole('textbox', { name: /标题/ })).toHaveValue(title)

  await boss.getByRole('button', { name: '立即发送' }).click()
  await boss.getByRole('dialog').getByRole('button', { name: '立即发送' }).click()
  await expect(doc.getByRole('alert').getByText(title)).toBeVisible()

  const other = await doc.context().newPage()
  await open(other, '/workbench')
  const bell = (page: typeof doc) => page.getByRole('button', { name: /^消息，/ })
  const unread = await call<number>(doc, '/api/Message/UnReadMessageCount')
  await expect(bell(doc)).toHaveAccessibleName(`消息，${unread} 条未读`)
  await bell(other).click()
  await other.getByRole('dialog').getByRole('link', { name: title }).click()
  await expect(seen(other.getByText('改到周四下午两点。'))).toBeVisible()
  await expect(bell(doc)).toHaveAccessibleName(unread > 1 ? `消息，${unread - 1} 条未读` : '消息，没有未读')

  const row = boss.getByRole('row', { name: new RegExp(title) })
  await boss.getByRole('button', { name: '刷新' }).click()
  await expect(row.getByText('100%')).toBeVisible()
  await row.getByRole('button', { name: '撤回' }).click()
  await expect(boss.getByText(/已阅读的 1 位仍会保留/)).toBeVisible()
  await boss.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
  await expect(row.getByText('已撤回')).toBeVisible()
  await other.reload()
  await expect(seen(other.getByText(/发送人已撤回这条消息/))).toBeVisible()
})
