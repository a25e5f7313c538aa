import type { EntityCalls, EntityField } from '@jst/contracts/entity'
import * as master from '@jst/contracts/master'
import { expect, type Locator } from '@playwright/test'
import { seen, test } from './kit.ts'

/** The lists of entities, by the path of their screen; the lanes have a tree of their own beside the list. */
const screens: readonly [path: string, calls: EntityCalls][] = [
  ['/BasicData/ShippingCompany', master.carrierCalls],
  ['/BasicData/GlobleHaven', master.portCalls],
  ['/BasicData/Wharf', master.terminalCalls],
  ['/BasicData/CostName', master.chargeCalls],
  ['/BasicData/Cur', master.currencyCalls],
  ['/DataMaintenance/FreightRateMaintenance/ShipCompany', master.rateCarrierCalls],
  ['/DataMaintenance/FreightRateMaintenance/wharfmaintain', master.rateTerminalCalls],
  ['/DataMaintenance/FreightRateMaintenance/surchargetype', master.surchargeTypeCalls],
  ['/DataMaintenance/FreightRateMaintenance/linemaintain', master.rateLaneCalls],
  ['/DataMaintenance/FreightRateMaintenance/portmaintain', master.ratePortCalls],
  ['/DataMaintenance/Linecode', master.serviceCalls],
  ['/DataMaintenance/ShipAgency', master.shipAgencyCalls],
  ['/DataMaintenance/OrderAgency', master.orderAgencyCalls],
  ['/DataMaintenance/Shipmaintain', master.vesselCalls],
  ['/DataMaintenance/BookCodes', master.bookCodeCalls],
  ['/DataMaintenance/BillCode', master.billCodeCalls],
]

const codes: Readonly<Record<string, string>> = { port: 'CNYY9', vessel: '9074729', currency: 'XTS' }
const typed: Readonly<Record<string, string>> = {
  Country: 'CN',
  Rule: 'T{seq:6}',
  Scac: 'TEST',
  port: 'CNSHA',
  carrier: 'COSCO',
  lane: 'USW',
  terminal: 'SECT',
  charge: 'OFT',
  currency: 'USD',
}
const textOf = (field: EntityField, kind: string) => (field.key === 'Code' ? (codes[kind] ?? 'E2EX9') : (typed[field.key] ?? '甲'))

async function fill(form: Locator, field: EntityField, kind: string): Promise<void> {
  const name = new RegExp(`^${field.zh}`)
  const target = field.kind === 'reference' || field.kind === 'list' ? field.to : undefined
  if (field.kind === 'flag') return
  if (field.kind === 'choice') await form.getByRole('combobox', { name }).selectOption({ index: 1 })
  else if (field.kind === 'date') await form.getByLabel(name).fill('2026-01-31')
  else if (target === undefined)
    await form.getByRole('textbox', { name }).fill(field.kind === 'number' ? String(field.min + 1) : textOf(field, kind))
  else {
    await form.getByRole('combobox', { name }).pressSequentially(typed[target]!)
    await expect(form.getByRole('option').first()).toBeVisible()
    await form.getByRole('combobox', { name }).press('Enter')
  }
}

test('every list of master data: a row is written in its form, is there after a reload, and goes into the bin', async ({ signIn }) => {
  test.slow()
  const boss = await signIn('boss')
  for (const [path, { entity }] of screens)
    await test.step(path, async () => {
      await boss.goto(path)
      await seen(boss.getByRole('button', { name: `新增${entity.zh}`, exact: true })).click()
      const form = boss.getByRole('dialog')
      for (const field of entity.all.filter(({ required, key }) => required || key === 'NameZh')) await fill(form, field, entity.kind)
      await form.getByRole('button', { name: '保存' }).click()
      await expect(form).toHaveCount(0)
      const code = codes[entity.kind] ?? 'E2EX9'
      await boss.goto(`${path}?Keyword=${code}`)
      await seen(boss.getByRole('button', { name: code, exact: true })).click()
      await expect(form.getByRole('heading', { name: new RegExp(`^编辑${entity.zh}`) })).toBeVisible()
      await boss.keyboard.press('Escape')
      await boss.getByRole('button', { name: `更多操作：${code}` }).click()
      await boss.getByRole('menuitem', { name: '移入回收站' }).click()
      await form.getByRole('button', { name: '移入回收站' }).click()
      await expect(boss.getByRole('button', { name: code, exact: true })).toHaveCount(0)
    })
})

test('two clerks on one row: the second sees what the first saved, and decides', async ({ signIn }) => {
  const [boss, pricing] = [await signIn('boss'), await signIn('pricing')]
  const open = async (page: typeof boss) => {
    await page.goto('/BasicData/GlobleHaven?Keyword=NZTRG')
    await seen(page.getByRole('button', { name: 'NZTRG', exact: true })).click()
    return page.getByRole('dialog')
  }
  const [first, second] = [await open(boss), await open(pricing)]
  await first.getByRole('textbox', { name: /^中文名/ }).fill('陶朗加港')
  await first.getByRole('button', { name: '保存' }).click()
  await expect(first).toHaveCount(0)
  await second.getByRole('textbox', { name: /^中文名/ }).fill('新西兰陶港')
  await second.getByRole('textbox', { name: /^中文名/ }).press('Enter')
  await expect(second.getByRole('row', { name: /中文名 陶朗加港 新西兰陶港/ })).toBeVisible()
  await second.getByRole('button', { name: '保存您的内容' }).click()
  await expect(second).toHaveCount(0)
  await boss.goto('/BasicData/GlobleHaven?Keyword=NZTRG')
  await expect(boss.getByRole('row', { name: /新西兰陶港/ })).toBeVisible()
})
