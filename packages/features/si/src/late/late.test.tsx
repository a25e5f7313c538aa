// @vitest-environment jsdom
import type { CargoOrder } from '@jst/contracts/cargo-orders'
import { FakeApp, FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { MemoryDraftStorage, seededRandom } from '@jst/si-drafts/testing'
import { systemClock } from '@jst/si-drafts/browser'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SiEditor } from '../editor/SiEditor.tsx'
import type { EditorSource } from '../editor/model/source.ts'
import { sourceOf } from '../editor/testing/source.ts'
import { Screen as Orders } from '../lists/SiSubmitList.tsx'
import { Screen as Making } from '../make/SiMake.tsx'
import { withoutMedia } from '../testing/media.ts'
import { cargoOrder } from '../testing/rows.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  withoutMedia()
})
afterEach(cleanup)

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const past = { SiDeadline: hoursFromNow(-103), SiStatus: null }
const request = { Reason: '工厂装箱数据晚到', AskedBy: '沈佳怡', AskedAt: hoursFromNow(-1), Reply: '' }
const asked: Partial<CargoOrder> = { ...past, Late: { ...request, State: 'open' } }
const submit = { Path: '/external/workbench/siSubmit', Buttons: [{ Code: 'submit' }], Children: [] }

function open(Screen: typeof Orders, path: string, rows: Partial<CargoOrder>[], rights = [submit], routes: FakeAppOptions['routes'] = {}) {
  const Rows = rows.map((row, index) => cargoOrder({ Id: index + 1, ...row }))
  const fake = new FakeApp({
    path,
    surface: path.startsWith('/external') ? 'external' : 'internal',
    routes: { 'GET /api/CargoOrder/GetCargoOrderPagedList': () => ({ Rows, Total: Rows.length }), ...routes },
  })
  fake.app.permissions.load(rights)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return { sent: (call: string) => fake.requests.filter((one) => one.path.endsWith(call)).map(({ body }) => body), Rows }
}
const list = '/external/workbench/SISubimtList'
const last = (name: string) => screen.getAllByRole('button', { name }).at(-1)!

describe('orders past the cut-off without an SI, in the customer’s list', () => {
  it('say since when, and offer a request instead of a submission', async () => {
    const { sent } = open(Orders, list, [past], [submit], { 'POST /api/CargoOrder/RequestLateSi': () => cargoOrder(asked) })
    expect(await screen.findByText('已过截单 4天7小时')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '提交补料' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '申请晚补料' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /晚补料原因/ }), request.Reason)
    await userEvent.click(last('申请晚补料'))
    expect(sent('RequestLateSi')).toEqual([{ Id: 1, Reason: request.Reason }])
  })
  it('show that a request waits, or was refused and why', async () => {
    open(Orders, list, [asked, { ...past, Late: { ...request, State: 'refused', Reply: '船公司已截单' } }])
    expect(await screen.findByText('已申请晚补料')).toBeTruthy()
    expect(screen.getByText('晚补料未同意').title).toBe('船公司已截单')
    expect(screen.getAllByRole('button', { name: '申请晚补料' })).toHaveLength(1)
  })
  it('can be submitted as before while there is time', async () => {
    open(Orders, list, [{ SiDeadline: hoursFromNow(3), SiStatus: null }])
    expect(await screen.findByRole('link', { name: '提交补料' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '申请晚补料' })).toBeNull()
  })
})

describe('requests in the operator’s list', () => {
  const clerk = [{ Path: '/tdManage/siCheck', Buttons: [{ Code: 'edit' }], Children: [] }]
  it('are granted by a later cut-off, in the version of the order that was seen', async () => {
    const { sent, Rows } = open(Making, '/tdManage/siMake', [asked], clerk, {
      'POST /api/CargoOrder/ModifyCargoOrder': () => cargoOrder(),
    })
    await userEvent.click(await screen.findByRole('button', { name: '处理晚补料' }))
    const until = await screen.findByRole('textbox', { name: /新截单时间/ })
    await userEvent.clear(until)
    await userEvent.type(until, '2026-01-31 18:00')
    await userEvent.click(last('延长截单'))
    expect(screen.getByRole('alert').textContent).toContain('请填写以后的时间')
    await userEvent.clear(until)
    await userEvent.type(until, '2099-01-31 18:00')
    await userEvent.click(last('延长截单'))
    const SiDeadline = new Date('2099-01-31T18:00').toISOString()
    expect(sent('ModifyCargoOrder')).toEqual([{ Id: 1, UpdateTime: Rows[0]?.UpdateTime, Remark: '', SiDeadline }])
  })
  it('are refused with a reason', async () => {
    const { sent } = open(Making, '/tdManage/siMake', [asked], clerk, { 'POST /api/CargoOrder/RefuseLateSi': () => cargoOrder() })
    await userEvent.click(await screen.findByRole('button', { name: '处理晚补料' }))
    await userEvent.click(await screen.findByRole('button', { name: '不同意' }))
    await userEvent.click(last('不同意'))
    expect([screen.getByRole('alert').textContent, sent('RefuseLateSi')]).toEqual(['请填写不同意的原因，客户会收到', []])
    await userEvent.type(screen.getByRole('textbox', { name: /不同意的原因/ }), '船公司已截单')
    await userEvent.click(last('不同意'))
    expect(sent('RefuseLateSi')).toEqual([{ Id: 1, Reason: '船公司已截单' }])
  })
  it('are not answered without the right, and nothing past the cut-off is offered to be made without the right to be late', async () => {
    open(Making, '/tdManage/siMake', [asked], [])
    expect(await screen.findByText('已申请晚补料')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '处理晚补料' })).toBeNull()
    expect(screen.queryByRole('link', { name: '制作补料' })).toBeNull()
  })
})

describe('the customer’s editor past the cut-off', () => {
  const late = sourceOf({}, { order: { ...sourceOf().order, deadline: hoursFromNow(-3), sailingDate: hoursFromNow(48) } })
  const show = (source: EditorSource) => {
    const fake = new FakeApp({
      surface: 'external',
      path: '/external/workbench/siSubmit?CGO_ID=1',
      routes: {
        'GET /api/TDBillLadingDraft/GetDraftSet': () => null,
        'POST /api/CargoOrder/RequestLateSi': () => cargoOrder(asked),
      },
    })
    const ports = { storage: new MemoryDraftStorage(), clock: systemClock, random: seededRandom(7) }
    render(<FakeScreen fake={fake} Screen={() => <SiEditor source={source} onDone={() => undefined} ports={ports} />} />)
    return () => fake.requests.filter(({ path }) => path.endsWith('RequestLateSi')).map(({ body }) => body)
  }
  it('offers a request in the place of the submission, by mouse and by Ctrl+Enter', async () => {
    const sent = show(late)
    expect(await screen.findByRole('button', { name: '申请晚补料' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交补料' })).toBeNull()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), request.Reason)
    await userEvent.click(dialog.getByRole('button', { name: '申请晚补料' }))
    expect(sent()).toEqual([{ Id: 1, Reason: request.Reason }])
  })
  it('waits for the answer without a second request', async () => {
    show({ ...late, order: { ...late.order, Late: { ...request, State: 'open' } } })
    expect((await screen.findByRole('button', { name: '已申请晚补料' })).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/正在等待答复/)).toBeTruthy()
  })
  it('submits with the right to be late', async () => {
    show({ ...late, lateAllowed: true })
    expect(await screen.findByRole('button', { name: '提交补料' })).toBeTruthy()
  })
})
