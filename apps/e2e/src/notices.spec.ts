import { expect } from '@playwright/test'
import { call, seen, test } from './kit.ts'

test('mails wait in the outbox, are sent again as a job that its sender hears of, and people choose how they are told', async ({
  signIn,
}) => {
  const boss = await signIn('boss', '/system/messageManage?List=mails')
  await expect(boss.getByText(/系统未配置发信服务器/)).toBeVisible()
  const row = boss.getByRole('row', { name: /样单已由客户确认/ })
  await row.getByRole('button', { name: '查看正文' }).click()
  const preview = boss.getByRole('dialog')
  await expect(preview.getByText(/可以签发/)).toBeVisible()
  await expect(preview.getByText(/Unsubscribe/)).toHaveCount(0)
  await boss.keyboard.press('Escape')
  await row.getByRole('button', { name: '重发' }).click()
  await boss.getByRole('dialog').getByRole('button', { name: '重发' }).click()
  // told with the way to its result
  await expect(boss.getByRole('alert').getByText('已完成：发送邮件：重发 1 封')).toBeVisible({ timeout: 20_000 })
  await boss.getByRole('link', { name: '后台任务' }).click()
  await expect(seen(boss.getByRole('row', { name: /重发 1 封/ })).first()).toContainText('完成')

  const doc = await signIn('doc', '/internal/userSetting?Tab=display')
  const daily = doc.getByRole('combobox', { name: '发送时间' })
  await daily.click()
  await doc.getByRole('option', { name: '每小时汇总一封' }).click()
  await expect(daily).toHaveText('每小时汇总一封')
  await doc.reload()
  await expect(daily).toHaveText('每小时汇总一封')
  await call(doc, '/api/Notice/SaveSettings', { MailMode: 'daily' })
})

test('the link out of a mail asks on a page without a sign-in, and a wrong one changes nothing', async ({ visit }) => {
  const page = await visit()
  await page.goto('/api/Notice/Unsubscribe?t=1.0.wrong')
  await expect(page.getByRole('heading', { name: '退订通知邮件' })).toBeVisible()
  await expect(page.getByText(/链接无效或已过期/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})
