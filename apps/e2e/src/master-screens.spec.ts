import { randomInt } from 'node:crypto'
import type { EntityCalls, EntityField } from '@jst/contracts/entity'
import { answerCodeCalls } from '@jst/contracts/document'
import * as master from '@jst/contracts/master'
import { expect, type Locator } from '@playwright/test'
import { choose, seen, test } from './kit.ts'

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
  ['/DataMaintenance/AnswerCodes', answerCodeCalls],
]

/** A code of this attempt's own for a kind of entity: what is in the bin keeps its code. */
function ownCode(kind: string): string {
  const letters = (count: number) => Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('')
  if (kind === 'port') return `CN9${letters(2)}`
  if (kind === 'currency') return `Q${letters(1)}Z`
  if (kind !== 'vessel') return `E2${letters(3)}`
  // an IMO number ends in a digit that checks the others
  const digits = `9${String(randomInt(100_000)).padStart(5, '0')}`
  return digits + (Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * (7 - at), 0) % 10)
}
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

async function fill(form: Locator, field: EntityField, code: string): Promise<void> {
  const name = new RegExp(`^${field.zh}`)
  const target = field.kind === 'reference' || field.kind === 'list' ? field.to : undefined
  if (field.kind === 'flag') return
  if (field.kind === 'choice') await choose(form.getByRole('combobox', { name }), Object.values(field.choices)[1]!)
  else if (field.kind === 'date') await form.getByLabel(name).fill('2026-01-31')
  else if (target === undefined)
    await form
      .getByRole('textbox', { name })
      .fill(field.kind === 'number' ? String(field.min + 1) : field.key === 'Code' ? code : (typed[field.key] ?? '甲'))
  else {
    await form.getByRole('combobox', { name }).pressSequentially(typed[target]!)
    await expect(form.getByRole('option').first()).toContainText(typed[target]!)
    await form.getByRole('combobox', { name }).press('Enter')
  }
}

const atOnce = 4
for (let from = 0; from < screens.length; from += atOnce) {
  const some = screens.slice(from, from + atOnce)
  const names = some.map(([, { entity }]) => entity.zh).join('、')
  test(`a row of ${names} is written in its form, is there after a reload, and goes into the bin`, async ({ signIn }) => {
    const boss = await signIn('boss', some[0]![0])
    for (const [path, { entity }] of some)
      await test.step(path, async () => {
        const code = ownCode(entity.kind)
        await boss.goto(path)
        await seen(boss.getByRole('button', { name: `新增${entity.zh}`, exact: true })).click()
        const form = boss.getByRole('dialog')
        for (const field of entity.all.filter(({ required, key }) => required || key === 'NameZh')) await fill(form, field, code)
        await form.getByRole('button', { name: '保存' }).click()
        await expect(form).toHaveCount(0)
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
}

test('two clerks on one row: the second sees what the first saved, and decides', async ({ signIn }) => {
  const [boss, pricing] = [await signIn('boss', '/BasicData/GlobleHaven'), await signIn('pricing', '/BasicData/GlobleHaven')]
  const [one, other] = [`陶朗加港${randomInt(100_000)}`, `新西兰陶港${randomInt(100_000)}`]
  const open = async (page: typeof boss) => {
    await page.goto('/BasicData/GlobleHaven?Keyword=NZTRG')
    await seen(page.getByRole('button', { name: 'NZTRG', exact: true })).click()
    return page.getByRole('dialog')
  }
  const [first, second] = [await open(boss), await open(pricing)]
  await first.getByRole('textbox', { name: /^中文名/ }).fill(one)
  await first.getByRole('button', { name: '保存' }).click()
  await expect(first).toHaveCount(0)
  await second.getByRole('textbox', { name: /^中文名/ }).fill(other)
  await second.getByRole('textbox', { name: /^中文名/ }).press('Enter')
  await expect(second.getByRole('row', { name: new RegExp(`中文名 ${one} ${other}`) })).toBeVisible()
  await second.getByRole('button', { name: '保存您的内容' }).click()
  await expect(second).toHaveCount(0)
  await boss.goto('/BasicData/GlobleHaven?Keyword=NZTRG')
  await expect(boss.getByRole('row', { name: new RegExp(other) })).toBeVisible()
})
