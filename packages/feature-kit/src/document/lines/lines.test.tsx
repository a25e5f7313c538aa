// @vitest-environment jsdom
import { documentLines, type DocumentLines } from '@jst/contracts/document'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import { afterEach, describe, expect, it } from 'vitest'
import { useDetail } from '../../detail/useDetail.ts'
import { FakeScreen, refusal } from '../../testing/index.tsx'
import { contact, documentApp, linesOf, partOf } from '../testing/sample.ts'
import type { OpenDocument } from '../useDocument.ts'
import { LinesPart } from './LinesPart.tsx'

afterEach(cleanup)

const stored = linesOf([contact(1, '沈佳怡'), contact(2, '方建国')])
const Contacts = observer(function Contacts({ of }: { of: OpenDocument }) {
  const lines = useDetail(documentLines, { Kind: of.document.kind, Id: 7 })
  return <LinesPart of={of} part="contacts" lines={lines} />
})
function open(save: () => unknown = () => stored, read: () => unknown = () => stored) {
  const fake = documentApp({}, { 'GET /api/Document/Lines': read, 'POST /api/Document/SaveLines': save })
  render(
    <FakeScreen
      fake={fake}
      Screen={partOf((of) => (
        <Contacts of={of} />
      ))}
    />,
  )
  const sent = () => fake.requests.filter(({ path }) => path === '/api/Document/SaveLines').map(({ body }) => body as SentLines)
  return { fake, sent }
}
interface SentLines {
  readonly UpdateTime: string
  readonly Rows: readonly { readonly Id: number; readonly Name: string }[]
}
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '编辑联系人' }))
  return within(await screen.findByRole('dialog'))
}
const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: '姓名' }).map(({ value }) => value)

describe('rows of a document', () => {
  it('are moved up, taken away and added, and saved together in the version that was opened', async () => {
    const { sent } = open()
    const window = await edit()
    await userEvent.click(window.getByRole('button', { name: '第 2 行上移' }))
    expect(names()).toEqual(['方建国', '沈佳怡'])
    await userEvent.click(window.getByRole('button', { name: '删除第 2 行' }))
    await userEvent.click(window.getByRole('button', { name: '添加联系人' }))
    await userEvent.type(window.getAllByRole('textbox', { name: '姓名' })[1]!, '林志远')
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    expect(sent()[0]?.UpdateTime).toBe(stored.UpdateTime)
    expect(sent()[0]?.Rows.map(({ Id, Name }) => [Id, Name])).toEqual([
      [2, '方建国'],
      [0, '林志远'],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('say at its row what is wrong and send nothing', async () => {
    const { sent } = open()
    const window = await edit()
    await userEvent.clear(window.getAllByRole('textbox', { name: '姓名' })[1]!)
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    expect((await window.findAllByText(/^第 2 行：/)).length).toBeGreaterThan(0)
    const [first, second] = window.getAllByRole('textbox', { name: '姓名' })
    expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual([null, 'true'])
    expect(sent()).toEqual([])
  })
  it('offer the choice where somebody else has saved, and lose nothing', async () => {
    const theirs: DocumentLines = { ...linesOf([contact(1, '沈佳怡（已调岗）')]), UpdateTime: '2026-11-20T01:40:00.000Z' }
    open(() => refusal('STALE_WRITE', { Data: theirs }))
    const window = await edit()
    await userEvent.type(window.getAllByRole('textbox', { name: '姓名' })[1]!, '（周一至周五）')
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    expect((await window.findAllByText(/沈佳怡（已调岗）/)).length).toBeGreaterThan(0)
    expect(names()).toEqual(['沈佳怡', '方建国（周一至周五）'])
  })
  it('that did not come are said to have failed, not to be none', async () => {
    open(undefined, () => refusal('INTERNAL'))
    expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined()
    expect(screen.queryByText('还没有联系人')).toBeNull()
  })
  it('are not said to be none while they are waited for', async () => {
    open(undefined, () => new Promise(() => undefined))
    await screen.findByRole('heading', { name: '联系人' })
    expect(screen.queryByText('还没有联系人')).toBeNull()
  })
})
