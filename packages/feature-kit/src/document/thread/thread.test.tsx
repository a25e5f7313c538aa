// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { DocumentEntry, DocumentFacts, DocumentState } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { documentApp, entryOf, orderDocument, pageOf, partOf } from '../testing/sample.ts'
import { Thread } from './Thread.tsx'

afterEach(cleanup)

interface OpenThread {
  document?: DocumentFacts
  entries?: DocumentEntry[]
  routes?: FakeAppOptions['routes']
  state?: Partial<DocumentState>
}

async function open({ document = customerDocument, entries = [], routes = {}, state = {} }: OpenThread = {}) {
  const fake = documentApp(state, {
    'GET /api/Document/Timeline': () => pageOf(...entries),
    'POST /api/Document/Comment': () => entryOf(9, { Text: '已发送' }),
    ...routes,
  })
  render(
    <FakeScreen
      fake={fake}
      Screen={partOf(
        (of) => (
          <Thread of={of} />
        ),
        document,
      )}
    />,
  )
  await screen.findByRole('button', { name: '关注' })
  const said = () => fake.requests.filter(({ path }) => path === '/api/Document/Comment').map(({ body }) => body as Record<string, unknown>)
  return { fake, said }
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写评论' })

describe('a comment', () => {
  it('mentions whoever is chosen after @ by arrows and Enter; Ctrl+Enter sends', async () => {
    const { said } = await open()
    await userEvent.type(box(), '请 @王')
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['王建国操作部', '王丽单证部'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(box().value).toBe('请 @王丽 ')
    await userEvent.type(box(), '确认')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(said()).toEqual([{ Kind: 'customer', Id: 7, Audience: 'internal', Text: '请 @王丽 确认', Mentions: [4] }])
    expect(box().value).toBe('')
  })
  it('does not mention whose name was deleted from the text, nor whose name begins another', async () => {
    const people = [
      { Id: 4, Name: '王丽', Department: '单证部' },
      { Id: 5, Name: '王丽华', Department: '财务部' },
    ]
    const { said } = await open({ routes: { 'GET /api/Document/People': () => people } })
    await userEvent.type(box(), '@王')
    await userEvent.click(await screen.findByRole('option', { name: /王丽单/ }))
    await userEvent.clear(box())
    await userEvent.type(box(), '@王')
    await userEvent.click(await screen.findByRole('option', { name: /王丽华/ }))
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(said()[0]).toMatchObject({ Text: '@王丽华 ', Mentions: [5] })
  })
  it('keeps its text when it is refused', async () => {
    const { fake } = await open({ routes: { 'POST /api/Document/Comment': () => refusal('INTERNAL') } })
    await userEvent.type(box(), '请确认舱位')
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    expect([box().value, fake.said.length]).toEqual(['请确认舱位', 1])
  })
  it('is for the other side only where that was chosen for this one', async () => {
    const { said } = await open({ document: orderDocument })
    await userEvent.type(box(), '装箱单请明天补上')
    await userEvent.click(screen.getByRole('radio', { name: '对方也能看到' }))
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '仅本公司可见' }).checked).toBe(true)
    await userEvent.type(box(), '客户回款慢')
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(said().map(({ Audience }) => Audience)).toEqual(['customer', 'internal'])
  })
  it('has one thread where there is no other side', async () => {
    await open()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('仅本公司可见')).toBeDefined()
  })
  it('is taken back by its author', async () => {
    const { fake } = await open({
      entries: [entryOf(5, { Text: '写错了', Correctable: true }), entryOf(4, { Text: '他人的评论' })],
      routes: { 'POST /api/Document/CorrectComment': () => entryOf(5, { Removed: true }) },
    })
    expect((await screen.findAllByRole('button', { name: '撤回' })).length).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: '撤回' }))
    expect(fake.bodyOf('/api/Document/CorrectComment')).toEqual({ Kind: 'customer', Id: 7, EntryId: 5, Text: '' })
    expect(await screen.findByText('评论已撤回')).toBeDefined()
    expect(screen.queryByText('写错了')).toBeNull()
  })
  it('cannot be written by a reader without the right', async () => {
    await open({ state: { MayWrite: false } })
    expect(screen.queryByRole('textbox', { name: '写评论' })).toBeNull()
  })
})
