// @vitest-environment jsdom
import { FakeScreen, refusal, type FakeApp } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeDesk } from '../testing/desk.ts'
import { siRow, siStateOf, versionRow } from '../testing/rows.ts'
import { Screen } from './SiAudit.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const open = async (fake: FakeApp) => {
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await screen.findByRole('heading', { name: /BILL\d/ })
  await screen.findByText('校验通过。')
}
const sent = (fake: FakeApp, call: string) => fake.requests.filter(({ path }) => path.endsWith(call)).map(({ body }) => body)
const queue = [siRow({ Id: 1, Version: 2 }), siRow({ Id: 2 }), siRow({ Id: 3 })]

/** An event of the live channel, as another person's act sends it. */
async function live(fake: FakeApp, id: number) {
  fake.app.session.adoptToken('token-1')
  fake.app.live.open()
  await act(async () => {
    fake.socket.current?.accept()
    fake.socket.current?.receive({ type: 'si/changed', content: { Ids: [id], CGO_IDs: [70] } })
  })
}

describe('verdict', () => {
  it('A approves the version that was read and goes on to the next of the queue', async () => {
    const fake = fakeDesk({ rows: queue, path: '/tdManage/siAudit?Id=1&Due=day&Sort=-Deadline' })
    await open(fake)
    await userEvent.keyboard('a')
    await waitFor(() => expect(fake.opened).toEqual(['/tdManage/siAudit?Id=2&Due=day&Sort=-Deadline']))
    // nobody is told yet: it can be taken back
    expect([sent(fake, 'ReviewTDBillLading'), fake.said.at(-1)]).toEqual([[], 'BILL1 审核通过，5 秒后通知提交人'])
    await act(() => fake.app.held.flush())
    expect(sent(fake, 'ReviewTDBillLading')).toEqual([{ TDId: 1, Status: 2, Version: 2, Remarks: '' }])
    expect(fake.said).toContain('BILL1 已审核通过，已通知提交人')
  })
  it('what is taken back is not sent, and its record is shown again', async () => {
    const fake = fakeDesk({ rows: queue, path: '/tdManage/siAudit?Id=1&Due=day' })
    await open(fake)
    await userEvent.keyboard('a')
    await waitFor(() => expect(fake.opened).toHaveLength(1))
    act(() => fake.app.held.undo('si-verdict 1'))
    await act(() => fake.app.held.flush())
    expect([sent(fake, 'ReviewTDBillLading'), fake.opened.at(-1)]).toEqual([[], '/tdManage/siAudit?Id=1&Due=day'])
  })
  it('warnings ask before an approval, and whoever declines has sent nothing', async () => {
    const issue = {
      Severity: 'WARN',
      Code: 'CN_CHECK_DIGIT',
      Path: 'TDBLInfos[0].BoxInfos[0].TBX_CNNO',
      Label: '箱号',
      Message: '校验码不符',
    }
    const fake = fakeDesk({
      rows: queue,
      confirm: false,
      routes: { 'POST /api/TDBillLadingInfo/CheckTDBillLadingInfo': () => ({ Pass: true, Issues: [issue] }) },
    })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await screen.findByText('校验码不符')
    await userEvent.keyboard('a')
    await waitFor(() => expect(fake.said).toContain('该补料有 1 条校验提示，确定审核通过？'))
    await act(() => fake.app.held.flush())
    expect(sent(fake, 'ReviewTDBillLading')).toEqual([])
  })
  it('R asks for reasons and remarks, and sends them with the remarks pinned to fields', async () => {
    const fake = fakeDesk({ rows: queue })
    await open(fake)
    await userEvent.click(screen.getByRole('button', { name: '收货人' }))
    await userEvent.type(screen.getByRole('textbox', { name: '收货人的批注' }), '请补税号')
    act(() => (document.activeElement as HTMLElement).blur())
    await userEvent.keyboard('r')
    await userEvent.click(screen.getByRole('button', { name: '退回并通知提交人' }))
    expect(screen.getByRole('alert').textContent).toBe('请填写审核备注')
    await userEvent.click(screen.getByRole('checkbox', { name: 'R07 收货人税号缺失' }))
    await userEvent.type(screen.getByRole('textbox', { name: '审核备注' }), '见批注')
    await userEvent.click(screen.getByRole('button', { name: '退回并通知提交人' }))
    await act(() => fake.app.held.flush())
    expect(sent(fake, 'ReviewTDBillLading')[0]).toEqual({
      TDId: 1,
      Status: 3,
      Version: 2,
      Remarks: '[R07 收货人税号缺失] 见批注',
      ReasonCode: 'R07',
      FieldRemarks: [{ Path: 'TBI_CONSIGNEE', Text: '请补税号' }],
    })
  })
  it('a newer version that comes in blocks the verdict and is shown on demand', async () => {
    let version = 2
    const fake = fakeDesk({ rows: queue, state: () => ({ Version: version }) })
    await open(fake)
    version = 3
    await live(fake, 1)
    const notice = await screen.findByText('提交人刚提交了第 3 版，您看的是旧版本，不能再按旧版本审核。')
    expect(screen.getByRole('button', { name: '审核通过' }).hasAttribute('disabled')).toBe(true)
    await userEvent.keyboard('a')
    expect(sent(fake, 'ReviewTDBillLading')).toEqual([])
    const asked = () => fake.requests.filter(({ path }) => path.endsWith('GetTDBillLadingInfo')).length
    const before = asked()
    await userEvent.click(screen.getByRole('button', { name: '查看新版本的差异' }))
    await waitFor(() => expect(notice.isConnected).toBe(false))
    expect(asked()).toBeGreaterThan(before)
  })
  it('a version that was superseded unseen is refused, and the page says by which', async () => {
    localStorage.setItem('jst:si-audit-stay', '1')
    let version = 2
    const fake = fakeDesk({
      rows: queue,
      state: () => ({ Version: version }),
      routes: { 'POST /api/TDBillLadingInfo/ReviewTDBillLading': () => refusal('ILLEGAL_TRANSITION') },
    })
    await open(fake)
    version = 3
    await userEvent.click(screen.getByRole('button', { name: '审核通过' }))
    await act(() => fake.app.held.flush())
    expect(await screen.findByText(/提交人刚提交了第 3 版/)).toBeTruthy()
    expect(fake.said.at(-1)).toMatch(/^BILL1 的审核结果没有提交：/)
  })
  it('the event of one’s own verdict is no news', async () => {
    localStorage.setItem('jst:si-audit-stay', '1')
    let status = 1
    const fake = fakeDesk({
      rows: queue,
      state: () => ({ Version: 2, Status: status }),
      routes: { 'POST /api/TDBillLadingInfo/ReviewTDBillLading': () => ((status = 2), null) },
    })
    await open(fake)
    await userEvent.keyboard('a')
    await act(() => fake.app.held.flush())
    expect(fake.said).toContain('BILL1 已审核通过，已通知提交人')
    await live(fake, 1)
    expect(await screen.findByText('该补料审核通过，不在待审核队列中，不能再审核。')).toBeTruthy()
    expect(screen.queryByText(/刚刚变为/)).toBeNull()
  })
  it('says why there is nothing to decide', async () => {
    const fake = fakeDesk({ rows: [siRow({ Status: 3 })] })
    await open(fake)
    expect(screen.getByText('该补料已退回，不在待审核队列中，不能再审核。')).toBeTruthy()
    expect(screen.getByRole('button', { name: '审核通过' }).getAttribute('title')).toBe('该补料已退回，现在不能审核通过或退回')
  })
})

describe('queue', () => {
  it('J and K walk through it with its filters and its order, but not while somebody is typing', async () => {
    const fake = fakeDesk({ rows: queue, path: '/tdManage/siAudit?Id=2&Claim=mine' })
    await open(fake)
    expect(screen.getByText('队列第 2 / 3 票')).toBeTruthy()
    expect(fake.requests.find(({ path }) => path.endsWith('PagedList'))?.query).toMatchObject({ Status: '1', Claim: 'mine', Sort: 'Queue' })
    await userEvent.keyboard('j')
    await screen.findByRole('heading', { name: /BILL3/ })
    await userEvent.keyboard('k')
    await screen.findByRole('heading', { name: /BILL2/ })
    await userEvent.keyboard('r')
    await userEvent.type(await screen.findByRole('textbox', { name: '审核备注' }), 'jk')
    expect(fake.opened).toEqual(['/tdManage/siAudit?Id=3&Claim=mine', '/tdManage/siAudit?Id=2&Claim=mine'])
  })
})

describe('claim', () => {
  it('is not taken by looking, but by the first remark', async () => {
    const fake = fakeDesk({ rows: queue })
    await open(fake)
    expect(sent(fake, 'ClaimTDBillLading')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '收货人' }))
    await waitFor(() => expect(sent(fake, 'ClaimTDBillLading')).toEqual([{ Ids: [1] }]))
  })
  it('is taken of what nobody has once the review was started, and given back by going on', async () => {
    let claimed = 0
    const fake = fakeDesk({
      rows: queue,
      path: '/tdManage/siAudit?Id=1&Begin=1',
      state: (id) => (id === 1 ? { ClaimedById: claimed, Reviewing: claimed > 0 } : {}),
      routes: {
        'POST /api/TDBillLadingInfo/ClaimTDBillLading': () => {
          claimed = 11
          return { Done: 1, Failed: 0, Results: [] }
        },
      },
    })
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    await open(fake)
    await screen.findByText('由我审核')
    expect(sent(fake, 'ClaimTDBillLading')[0]).toEqual({ Ids: [1] })
    await userEvent.keyboard('j')
    await waitFor(() => expect(sent(fake, 'ReleaseTDBillLading')).toEqual([{ Ids: [1] }]))
  })
  it('of somebody else is warned of and left alone', async () => {
    const fake = fakeDesk({ rows: queue, state: () => ({ ClaimedById: 8, ClaimedByName: '林志远', Reviewing: true }) })
    await open(fake)
    expect(screen.getByText('林志远正在审核该补料，请先与其确认，以免重复处理。')).toBeTruthy()
    expect(sent(fake, 'ClaimTDBillLading')).toEqual([])
  })
})

describe('comparison', () => {
  it('shows what changed since the version before, and three ways with the booking', async () => {
    const fake = fakeDesk({
      rows: queue,
      versions: [versionRow({ Id: 102, Version: 2, Event: 'resubmit' }), versionRow({ Id: 101 })],
      record: () => ({ goods: 'COOKWARE', vessel: 'OOCL TIANJIN' }),
      content: () => ({ goods: 'POTS', vessel: 'OOCL TIANJIN' }),
      state: () => siStateOf({ Version: 2 }),
    })
    await open(fake)
    const table = await screen.findByRole('table', { name: '与上一版的差异' })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['货物描述'])
    await userEvent.keyboard('3')
    const three = await screen.findByRole('table', { name: '三方对照的差异' })
    expect(within(three).getByText('货物描述')).toBeTruthy()
    expect(within(three).getByRole('columnheader', { name: '第 1 版' })).toBeTruthy()
  })
})
