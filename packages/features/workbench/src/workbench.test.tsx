// @vitest-environment jsdom
import { FakeScreen, refusal, sampleEmployee } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { preload as preloadExternal, Screen as External } from './ExternalWorkbench.tsx'
import { Screen as Internal } from './InternalWorkbench.tsx'
import { fakeFor, pageOf, waiting } from './testing/desk.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(cleanup)

describe('internal workbench', () => {
  it('opens the filtered list behind each number', async () => {
    render(<FakeScreen fake={fakeFor('internal')} Screen={Internal} />)
    await screen.findByRole('link', { name: /待审核补料/ })
    const target = (label: RegExp) => screen.getByRole('link', { name: label }).getAttribute('href')
    expect(target(/^待审核补料12/)).toBe('/tdManage/siCheck?Status=1')
    expect(target(/^24 小时内截单3/)).toBe('/tdManage/siCheck?Status=1%2C3&Due=day')
    expect(target(/^已过截单0/)).toBe('/tdManage/siCheck?Status=1%2C3&Due=overdue')
    expect(target(/^今天\s*11-20\s*3 票$/)).toBe('/tdManage/siCheck?Status=1%2C3&DeadlineFrom=2026-11-20&DeadlineTo=2026-11-20')
    expect(target(/^R02 货描笼统\s*4 票$/)).toBe('/tdManage/siCheck?Status=3&ReviewReason=R02')
    expect(screen.queryByRole('link', { name: /11-21/ })).toBeNull()
  })

  it('lists what is to be done next, without the messages, and opens its review', async () => {
    const fake = fakeFor('internal')
    render(<FakeScreen fake={fake} Screen={Internal} />)
    await userEvent.click(await screen.findByRole('link', { name: 'COSU6412345600' }))
    expect(fake.opened).toEqual(['/tdManage/siAudit?Id=7'])
    expect(screen.queryByText('新补料待审核')).toBeNull()
  })

  it('tells a failure inside its panel and loads again on 重试', async () => {
    let failing = true
    const fake = fakeFor('internal', { 'GET /api/Workbench/GetToDo': () => (failing ? refusal('INTERNAL') : waiting(12)) })
    render(<FakeScreen fake={fake} Screen={Internal} />)
    const alert = await screen.findByRole('alert')
    failing = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: 'COSU6412345600' })).toBeTruthy()
  })

  it('counts again when an SI has changed', async () => {
    let review = 12
    const fake = fakeFor('internal', { 'GET /api/Workbench/GetToDo': () => waiting(review) })
    fake.app.session.adoptToken('token-1')
    render(<FakeScreen fake={fake} Screen={Internal} />)
    await screen.findByRole('link', { name: /^待审核补料12/ })
    fake.app.live.open()
    review = 13
    await act(async () => {
      fake.socket.current?.accept()
      fake.socket.current?.receive({ type: 'si/changed', content: { Ids: [7], CGO_IDs: [70] } })
    })
    expect(await screen.findByRole('link', { name: /^待审核补料13/ })).toBeTruthy()
    fake.app.live.close()
  })
})

describe('a home page without its menu entry', () => {
  it.each([
    ['internal', Internal, '/system/message'],
    ['external', External, '/manage/message'],
  ] as const)('%s: says so, shows one’s own messages, and asks for nothing else', async (surface, Screen, box) => {
    const fake = fakeFor(surface)
    fake.permit([], box)
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(await screen.findByText('当前角色没有开通工作台')).toBeTruthy()
    await waitFor(() => expect(fake.requests.map(({ path }) => path)).toEqual(['/api/Message/GetMessageSelfPagedList']))
    act(() => fake.permit([]))
    await waitFor(() => expect(screen.queryByText('当前角色没有开通工作台')).toBeNull())
  })
})

describe('external workbench', () => {
  it('leads from each thing to do to where it is done, and never to a submission past the cut-off', async () => {
    const fake = fakeFor('external')
    render(<FakeScreen fake={fake} Screen={External} />)
    for (const name of ['提交补料', '修改', '申请晚补料']) await userEvent.click(await screen.findByRole('link', { name }))
    const editor = '/external/workbench/siSubmit'
    expect(fake.opened).toEqual([`${editor}?CGO_ID=70`, `${editor}?Id=7`, `${editor}?CGO_ID=71`])
    expect(screen.getByText('[R03 箱封号错误] 校验位不符')).toBeTruthy()
  })

  it('opens the filtered list behind each number', async () => {
    render(<FakeScreen fake={fakeFor('external')} Screen={External} />)
    const target = async (label: RegExp) => (await screen.findByRole('link', { name: label })).getAttribute('href')
    const list = '/external/workbench/SISubimtList'
    expect(await target(/^待提交补料9/)).toBe(`${list}?SiState=none`)
    expect(await target(/^即将截单3/)).toBe(`${list}?SiState=none&DueWithinHours=24`)
    expect(await target(/^已退回4/)).toBe(`${list}?List=records&Status=3`)
    expect(await target(/^待确认样单2/)).toBe(`${list}?List=records&Status=4`)
    expect(await target(/^今天\s*11-20\s*3 票$/)).toBe(`${list}?SiState=none&DeadlineFrom=2026-11-20&DeadlineTo=2026-11-20`)
    expect(await target(/^R02 货描笼统\s*4 票$/)).toBe(`${list}?List=records&Status=3&ReviewReason=R02`)
  })

  it('uses the answers that were asked for ahead', async () => {
    const fake = fakeFor('external')
    preloadExternal(fake.app)
    await waitFor(() => expect(fake.requests).toHaveLength(3))
    render(<FakeScreen fake={fake} Screen={External} />)
    await screen.findByRole('link', { name: '提交补料' })
    expect(fake.requests).toHaveLength(3)
  })
})

/** Where every link of the page leads. */
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))

describe('home of a provider', () => {
  const employee = { ...sampleEmployee, CompanyKind: 'provider' as const, CompanyName: '上海瀚洋船务有限公司', RoleNames: ['供应商操作员'] }
  const message = { Id: 5, Title: '放舱通知', Description: '', ReadTime: null, CreateTime: '2026-11-20T08:00:00.000Z', Ids: [5], Unread: 1 }
  const open = async (menu: string[]) => {
    const fake = fakeFor('external', { 'GET /api/Message/GetMessageSelfPagedList': () => pageOf(message) }, menu)
    fake.gateway.employee = employee
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    preloadExternal(fake.app)
    render(<FakeScreen fake={fake} Screen={External} />)
    await screen.findByRole('heading', { name: '供应商工作台' })
    return fake
  }

  it('shows the messages and the own company, and asks for nothing that the menu lacks', async () => {
    const fake = await open(['/external/workbench', '/manage/message'])
    expect((await screen.findByRole('link', { name: /^未读消息1/ })).getAttribute('href')).toBe('/manage/message?UnReadOnly=true')
    expect(await screen.findByRole('link', { name: '放舱通知' })).toBeTruthy()
    expect(screen.getByText('上海瀚洋船务有限公司')).toBeTruthy()
    expect(new Set(links())).toEqual(new Set(['/manage/message', '/manage/messageDetail', '/external/workbench/userSetting']))
    expect(fake.requests.map(({ path }) => path).filter((path) => !path.startsWith('/api/Message/'))).toEqual([])
    expect(fake.titles).toContain('供应商工作台')
  })

  it('has no counter and no list of messages without the message box', async () => {
    await open(['/external/workbench'])
    expect(screen.queryByText('未读消息')).toBeNull()
    expect(links()).toEqual(['/external/workbench/userSetting'])
  })
})

describe('homes by the menu', () => {
  it('a customer without the lists of shipping instructions is asked and shown nothing of the week', async () => {
    const nothing = { 'GET /api/Workbench/GetToDo': () => ({ Figures: [], Tasks: [] }) }
    const fake = fakeFor('external', nothing, ['/external/workbench', '/manage/message'])
    render(<FakeScreen fake={fake} Screen={External} />)
    await screen.findByText('还没有消息')
    expect(links()).toEqual(['/manage/message'])
    expect(fake.requests.some(({ path }) => path.endsWith('GetWeek'))).toBe(false)
  })

  it('a customer who may look but not fill in gets no way into the editor', async () => {
    const fake = fakeFor('external', {}, ['/external/workbench', '/external/workbench/SISubimtList', '/manage/message'])
    render(<FakeScreen fake={fake} Screen={External} />)
    expect(await screen.findByText('COSU6412345670')).toBeTruthy()
    await screen.findByText('还没有消息')
    expect(new Set(links())).toEqual(new Set(['/external/workbench/SISubimtList', '/manage/message']))
  })

  it('staff without the review desk are led to the record', async () => {
    render(<FakeScreen fake={fakeFor('internal', {}, ['/workbench', '/tdManage/siCheck', '/tdManage/siDetail'])} Screen={Internal} />)
    const bill = await screen.findByRole('link', { name: 'COSU6412345600' })
    expect(bill.getAttribute('href')).toBe('/tdManage/siDetail?Id=7')
  })
})
