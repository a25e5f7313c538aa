// @vitest-environment jsdom
import { SiStatus } from '@jst/contracts/si'
import { blankParty, type PartyChoice } from '@jst/contracts/document'
import { FakeApp, FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { systemClock } from '@jst/si-drafts/browser'
import { goodRecord, MemoryDraftStorage, seededRandom } from '@jst/si-drafts/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withoutMedia } from '../testing/media.ts'
import { siStateOf } from '../testing/rows.ts'
import type { EditorSource } from './model/source.ts'
import { SiEditor } from './SiEditor.tsx'
import { sourceOf, storedSourceOf } from './testing/source.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  withoutMedia()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

function open(
  source: EditorSource,
  states: Parameters<typeof SiEditor>[0]['states'] = [],
  routes: NonNullable<FakeAppOptions['routes']> = {},
) {
  const fake = new FakeApp({
    surface: 'external',
    path: '/external/workbench/siSubmit?CGO_ID=1',
    routes: {
      'GET /api/TDBillLadingDraft/GetDraftSet': () => null,
      'POST /api/TDBillLadingInfo/CheckTDBillLadingInfo': () => ({ Pass: true, Issues: [] }),
      ...routes,
    },
  })
  const ports = { storage: new MemoryDraftStorage(), clock: systemClock, random: seededRandom(7) }
  render(<FakeScreen fake={fake} Screen={() => <SiEditor source={source} states={states} onDone={() => undefined} ports={ports} />} />)
  return { fake }
}
const choiceOf = (more: Partial<PartyChoice>): PartyChoice => ({
  ...blankParty,
  Source: 'shippingParty',
  Id: 1,
  Code: 'SFT1',
  Recent: false,
  ...more,
})
const checks = async () => within(await screen.findByRole('region', { name: '校验结果' }))

describe('fields that a submission needs', () => {
  it('are marked at their labels, and the open ones are ways to them', async () => {
    open(sourceOf({ consignor: '', marks: '' }))
    expect((await screen.findByLabelText('发货人')).getAttribute('aria-describedby')).toContain('-needed')
    expect(screen.getByLabelText('客户参考号').getAttribute('aria-describedby')).toBeNull()
    const panel = await checks()
    await panel.findByText(/还缺 2 项/)
    await userEvent.click(panel.getByRole('button', { name: '唛头' }))
    expect(document.activeElement).toBe(screen.getByLabelText('唛头'))
  })
})

describe('a bill that was sent back', () => {
  it('tells the reviewer’s reason at the field that the code stands for, and as a way to it', async () => {
    const record = goodRecord({ id: 1, status: SiStatus.rejected, reviewRemarks: '[R02 货描笼统] 请写明材质' })
    open(storedSourceOf([record]), [siStateOf({ Id: 1, Status: SiStatus.rejected, ReviewRemarks: record.reviewRemarks })])
    const goods = await screen.findByLabelText('货物描述')
    const remark = document.getElementById(
      goods
        .getAttribute('aria-describedby')
        ?.split(' ')
        .find((id) => id.endsWith('-remark')) ?? '',
    )
    expect(remark?.textContent).toContain('请写明材质')
    await userEvent.click((await checks()).getByRole('button', { name: /^货物描述：.*请写明材质/ }))
    expect(document.activeElement).toBe(goods)
  })
})

describe('the parts of the form', () => {
  it('fold further notify parties away until one is wanted or filled in', async () => {
    open(sourceOf({ notifier3: 'BANK OF HAMBURG' }))
    expect(await screen.findByLabelText('第三通知人')).toBeTruthy()
    expect(screen.queryByLabelText('第二通知人')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '＋ 第二通知人' }))
    expect(document.activeElement).toBe(screen.getByLabelText('第二通知人'))
  })
  it('are counted in the bar above them', async () => {
    open(sourceOf({ vessel: '中远', consignee: 'ACME LTD\nLONDON, UK', notifier1: 'SAME AS CONSIGNEE' }))
    const bar = within(await screen.findByRole('navigation', { name: '提单各部分' }))
    expect(await bar.findByRole('button', { name: /^港口\s*1/ })).toBeTruthy()
    expect(bar.getByRole('button', { name: /^收发通\s*1/ })).toBeTruthy()
    expect(bar.getByRole('button', { name: '货描' })).toBeTruthy()
  })
  it('give the page to the containers, and take it back for a finding of the bill', async () => {
    open(sourceOf({ marks: '' }))
    await userEvent.click(await screen.findByRole('button', { name: '全宽' }))
    expect([screen.queryByLabelText('发货人'), screen.queryByRole('region', { name: '校验结果' })]).toEqual([null, null])
    await userEvent.click(screen.getByRole('button', { name: '校验' }))
    await userEvent.keyboard('{F8}')
    expect(document.activeElement).toBe(await screen.findByLabelText('唛头'))
  })
})

describe('a party that is picked from the address book', () => {
  const picked = choiceOf({
    NameEn: 'BANDEIRA COMERCIO EXTERIOR LTDA',
    Address: 'SANTOS, SP, BRAZIL',
    Country: 'BR',
    TaxKind: 'CNPJ',
    TaxNo: '33.000.167/0001-01',
    Contact: 'Ana Souza',
    Phone: '+55 13 3201',
    Email: 'ana@bandeira.example',
  })
  it('brings its number and contact to the declared information, and takes them back with its text', async () => {
    open(sourceOf(), [], { 'GET /api/Document/PartyChoices': () => [picked], 'POST /api/Document/PickParty': () => true })
    const box = await screen.findByLabelText<HTMLTextAreaElement>('收货人')
    const before = box.value
    const pick = async () => {
      box.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await screen.findByRole('option', { name: /BANDEIRA/ })
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('button', { name: '替换' }))
      await waitFor(() => expect(box.value).toContain('BANDEIRA'))
    }
    await pick()
    await userEvent.click(screen.getByRole('button', { name: '撤销填入' }))
    expect(box.value).toBe(before)
    expect(await declared()).toEqual({})
    await pick()
    const contact = { 姓名: 'Ana Souza', 电话: '+55 13 3201', 邮箱: 'ana@bandeira.example' }
    expect(await declared()).toEqual({ 税号类型: 'CNPJ', 国家代码: 'BR', 号码: '33.000.167/0001-01', ...contact })
  })
})
/** Fields of numbers and contacts in 更多 → 申报信息. */
async function declared(): Promise<Record<string, string>> {
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '申报信息…' }))
  const dialog = within(await screen.findByRole('dialog', { name: '申报信息' }))
  const names = ['税号类型', '国家代码', '号码', '姓名', '电话', '邮箱']
  const found = names.flatMap((name) => dialog.queryAllByLabelText<HTMLInputElement>(name).map((field) => [name, field.value]))
  await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '申报信息' })).toBeNull())
  return Object.fromEntries(found) as Record<string, string>
}

describe('the sheet of containers', () => {
  it('gives Ctrl+Enter to the editor: what stands in the cell is entered, then the set is checked and submitted', async () => {
    const { fake } = open(sourceOf())
    const grid = await screen.findByRole('grid', { name: '箱货明细表' })
    const input = grid.parentElement!.querySelector<HTMLElement>('input, textarea')!
    input.focus()
    await userEvent.keyboard('TCNU6225360{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('dialog', { name: '提交补料' })).toBeTruthy()
    const sent = fake.requests.find(({ path }) => path.endsWith('CheckTDBillLadingInfo'))?.body as {
      TDBLInfos: { BoxInfos: { TBX_CNNO: string }[] }[]
    }
    expect(sent.TDBLInfos[0]?.BoxInfos[0]?.TBX_CNNO).toBe('TCNU6225360')
  })
})
