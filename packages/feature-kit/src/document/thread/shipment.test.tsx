// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { entryOf, partOf } from '../testing/sample.ts'
import { shipmentApp, shipmentDocument, shipmentDocuments, shipmentEntries, shipmentOf } from '../testing/shipment.ts'
import { Thread } from './Thread.tsx'

afterEach(cleanup)

async function open(routes: FakeAppOptions['routes'] = {}, state: Parameters<typeof shipmentApp>[0] = {}) {
  const fake = shipmentApp(state, routes)
  const Part = partOf((of) => <Thread of={of} />, shipmentDocument)
  fake.app.session.adoptToken('token-1')
  fake.app.live.open()
  fake.socket.current!.accept()
  render(<FakeScreen fake={fake} Screen={Part} />)
  await screen.findByRole('button', { name: '关注' })
  const asked = () => fake.requests.filter(({ path }) => path === '/api/Document/ShipmentTimeline').map(({ query }) => query)
  return { fake, asked }
}
const entries = () => [...screen.getByRole('list', { name: /本单|全程/ }).children] as HTMLElement[]

describe('the timeline of a shipment', () => {
  it('says of each entry whose it is, in the words of its kind, and leads to the other documents that the reader may open', async () => {
    await open()
    const booked = (await screen.findByText('SO 号 COSU6600127380')).closest('li')!
    expect(within(booked).getByRole('link', { name: '订舱单 BK261100073' }).getAttribute('href')).toBe('/quckBook/internalBookDetail?Id=7')
    expect(entries().length).toBe(shipmentEntries.length)
    const [approved, amended, deadline] = entries()
    expect(approved!.textContent).toContain('审核通过 · 第 2 版')
    // no right to the page of the bill
    expect(within(approved!).queryByRole('link')).toBeNull()
    expect(approved!.textContent).toContain('补料 COSU6600127380A')
    for (const words of ['箱封号更正', '3 处改动；1 处批注']) expect(amended!.textContent).toContain(words)
    // this page is the order's
    expect(deadline!.textContent).toContain('截单时间：2026-11-27 16:00 → 2026-11-28 10:00')
    expect(within(deadline!).queryByRole('link')).toBeNull()
    const related = screen.getByRole('list', { name: '关联单据' })
    expect(
      within(related)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['报价单 QT261100018', '订舱单 BK261100073', '补料 COSU6600127380A'])
  })
  it('shows this document alone, and says so in the address', async () => {
    const { fake, asked } = await open()
    await screen.findByText('SO 号 COSU6600127380')
    await userEvent.click(screen.getByRole('button', { name: '本单' }))
    await screen.findByRole('list', { name: '本单' })
    expect(fake.path).toContain('Timeline=own')
    await expect.poll(() => screen.queryByText('SO 号 COSU6600127380')).toBeNull()
    expect(asked().at(-1)).toMatchObject({ Kind: 'order', Id: 7, Own: true })
    expect(screen.getByRole('button', { name: '本单' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '全程' }))
    expect(fake.path).not.toContain('Timeline')
    expect(await screen.findByText('SO 号 COSU6600127380')).toBeDefined()
  })
  it('writes a comment of this document, and takes back one where it was said', async () => {
    const { fake } = await open({
      'POST /api/Document/Comment': () => entryOf(20, { Text: '已通知车队' }),
      'POST /api/Document/CorrectComment': () => entryOf(6, { Removed: true }),
    })
    await screen.findByText(/先提 2 个 40HQ/)
    await userEvent.type(screen.getByRole('textbox', { name: '写评论' }), '已通知车队')
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(fake.bodyOf('/api/Document/Comment')).toMatchObject({ Kind: 'order', Id: 7, Audience: 'internal' })
    await userEvent.click(await screen.findByRole('button', { name: '撤回' }))
    expect(fake.bodyOf('/api/Document/CorrectComment')).toEqual({ Kind: 'order', Id: 7, EntryId: 6, Text: '' })
    expect(await screen.findByText('评论已撤回')).toBeDefined()
  })
  it('is asked again when another document of the shipment has changed', async () => {
    const { fake, asked } = await open()
    await screen.findByText('SO 号 COSU6600127380')
    const hear = (id: number, type = 'document/changed', more: object = { Kinds: ['si'] }) =>
      act(async () => fake.socket.current!.receive({ type, content: { ...more, Ids: [id] } }))
    const before = asked().length
    // a bill of another shipment
    await hear(8)
    expect(asked().length).toBe(before)
    await hear(7)
    await expect.poll(() => asked().length).toBe(before + 1)
    // an area may tell of its documents by an event of its own
    await hear(8, 'si/changed', { CGO_IDs: [80] })
    await hear(9, 'si/changed', { CGO_IDs: [7] })
    await expect.poll(() => asked().length).toBe(before + 2)
  })
  it('names the first documents of an order with many bills, and counts the others', async () => {
    const bills = Array.from({ length: 12 }, (_, at) => ({ ...shipmentDocuments[3]!, Id: 100 + at, No: `BILL${at}` }))
    await open({ 'GET /api/Document/ShipmentTimeline': () => shipmentOf(undefined, { Documents: [...shipmentDocuments, ...bills] }) })
    const related = await screen.findByRole('list', { name: '关联单据' })
    expect(within(related).getAllByRole('listitem').at(-1)!.textContent).toBe('另有 9 份')
  })
  it('says what went wrong, and asks again', async () => {
    let fails = true
    await open({ 'GET /api/Document/ShipmentTimeline': () => (fails ? refusal('INTERNAL') : shipmentOf()) })
    const again = await screen.findByRole('button', { name: '重试' })
    fails = false
    await userEvent.click(again)
    expect(await screen.findByText('SO 号 COSU6600127380')).toBeDefined()
  })
})
