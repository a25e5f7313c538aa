// @vitest-environment jsdom
import { customerCalls, customerDocument } from '@jst/contracts/partner'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen } from '../../testing/index.tsx'
import { documentScreen } from '../index.ts'
import { customerRow, pageApp } from '../testing/page.ts'

afterEach(cleanup)

const { Screen, preload } = documentScreen(customerCalls, customerDocument, {
  title: '客户详情',
  list: '客户列表',
  tools: () => <button type="button">打印</button>,
})
const buttonsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

describe('the page of a document', () => {
  it('has number, name and state in its head, and acts in one order: primary, other moves, tools, menu', async () => {
    const fake = pageApp({ State: 0, Moves: ['stop', 'rest', 'activate'] })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(await screen.findByRole('heading', { level: 1, name: '宁波远帆进出口有限公司' })).toBeDefined()
    expect(fake.titles).toContain('宁波远帆进出口有限公司')
    expect(screen.getByText('KH26110007')).toBeDefined()
    const tool = await screen.findByRole('button', { name: '打印' })
    expect(buttonsOf(tool.parentElement!)).toEqual(['开始合作', '转为沉睡', '编辑', '打印', '更多操作'])
  })
  it('has the timeline and the files in the rail', async () => {
    render(<FakeScreen fake={pageApp()} Screen={Screen} />)
    const rail = within((await screen.findByRole('region', { name: '文件' })).closest('aside')!)
    expect(rail.getByRole('region', { name: '动态与评论' })).toBeDefined()
  })
  it('asks for record and state once when the live channel tells of a change', async () => {
    const fake = pageApp()
    fake.app.session.adoptToken('token-1')
    fake.app.live.open()
    fake.socket.current!.accept()
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await screen.findByRole('button', { name: '打印' })
    const asked = (path: string) => fake.requests.filter((request) => request.path === path).length
    expect([asked('/api/Customer/Get'), asked('/api/Document/State'), asked('/api/Document/Lines')]).toEqual([1, 1, 1])
    await act(async () => fake.socket.current!.receive({ type: 'document/changed', content: { Kinds: ['customer'], Ids: [7] } }))
    await waitFor(() => expect(asked('/api/Document/State')).toBe(2))
    expect([asked('/api/Customer/Get'), asked('/api/Document/Lines')]).toEqual([2, 2])
  })
  it('says what a merged record became, and offers nothing more', async () => {
    const merged = { ...customerRow, State: 'merged' as const, MergedInto: 'KH26110008' }
    render(<FakeScreen fake={pageApp({}, { 'GET /api/Customer/Get': () => merged })} Screen={Screen} />)
    expect(await screen.findByText('已合并到 KH26110008')).toBeDefined()
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull()
  })
  it('leads back to the list from a record that is not there', async () => {
    const fake = pageApp({}, { 'GET /api/Customer/Get': () => null })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(await screen.findByRole('heading', { name: '没有找到该客户，可能已被删除或无权查看' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: '返回列表' }))
    expect(fake.opened).toEqual([customerCalls.entity.path])
  })
  it('asks for its reads while its code loads', async () => {
    const { app, requests } = pageApp()
    preload(app, { pathname: customerDocument.page, search: '?Id=7' })
    const asked = () => requests.map(({ path }) => path).toSorted()
    await expect
      .poll(asked)
      .toEqual(['/api/Customer/Get', '/api/Document/Files', '/api/Document/Lines', '/api/Document/State', '/api/Document/Timeline'])
  })
})
