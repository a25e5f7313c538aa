// @vitest-environment jsdom
import type { MoveOutcome } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen, refusal } from '../testing/index.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { Moves } from './Moves.tsx'
import { at, documentApp, orderDocument, partOf } from './testing/sample.ts'

afterEach(cleanup)

const sentTo = (fake: ReturnType<typeof documentApp>) =>
  fake.requests.filter(({ path }) => path === '/api/Document/Move').map(({ body }) => body as Record<string, unknown>)
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}
const button = (name: string) => screen.getAllByRole('button', { name }).at(-1)!

function openMoves(answer: () => unknown) {
  const fake = documentApp({}, { 'POST /api/Document/Move': answer })
  render(
    <FakeScreen
      fake={fake}
      Screen={partOf((of) => (
        <Moves of={of} />
      ))}
    />,
  )
  return fake
}
/** A final move stands in the menu beside the buttons. */
async function ask(move: string) {
  await userEvent.click(await screen.findByRole('button', { name: '更多操作' }))
  await userEvent.click(screen.getByRole('menuitem', { name: move }))
}
const refusedOf = (...ids: number[]): MoveOutcome['NotMoved'] =>
  ids.map((Id) => ({ Id, No: `KH2611000${Id}`, Code: 'STALE_WRITE' as const, Message: `${Id} 已被他人修改` }))

describe('a move of one record', () => {
  it('asks for its reason and remarks before it sends the version that was shown', async () => {
    const fake = openMoves(() => ({ Moved: [7], NotMoved: [] }))
    await ask('列入黑名单')
    await userEvent.click(button('列入黑名单'))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('请选择原因')
    expect(sentTo(fake)).toEqual([])
    await choose(/原因/, '信用问题')
    await userEvent.click(button('列入黑名单'))
    expect(sentTo(fake)).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: /说明/ }), ' 两期账款逾期 ')
    await userEvent.click(button('列入黑名单'))
    expect(sentTo(fake)).toEqual([
      { Kind: 'customer', Event: 'blacklist', Items: [{ Id: 7, UpdateTime: at }], Remarks: '两期账款逾期', Reason: 'CREDIT' },
    ])
    expect(fake.said).toEqual(['已列入黑名单'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it.each([
    ['an outcome', () => ({ Moved: [], NotMoved: refusedOf(7) }), '7 已被他人修改'],
    ['an error', () => refusal('ILLEGAL_TRANSITION'), '当前状态不允许此操作'],
  ])('tells a refusal by %s in the window and keeps what was written', async (_, answer, words) => {
    const fake = openMoves(answer)
    await ask('停止合作')
    await choose(/原因/, '其他原因')
    await userEvent.type(screen.getByRole('textbox', { name: '说明' }), '客户搬迁')
    await userEvent.click(button('停止合作'))
    expect(await screen.findByText(new RegExp(words))).toBeDefined()
    expect(screen.getByDisplayValue('客户搬迁')).toBeDefined()
    expect(screen.getByRole('combobox', { name: /原因/ }).textContent).toContain('其他原因')
    expect(fake.said).toEqual([])
  })
  it('names the fields that it sends back', async () => {
    const fake = documentApp({}, { 'POST /api/Document/Move': () => ({ Moved: [7], NotMoved: [] }) })
    const row = { Id: 7, UpdateTime: at }
    const nothing = () => undefined
    const Screen = () => <MoveDialog document={orderDocument} event="sendBack" rows={[row]} onDone={nothing} onClose={nothing} />
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await choose(/添加一项/, '毛重（千克）')
    await userEvent.type(screen.getByRole('textbox', { name: /毛重/ }), '与装箱单不符')
    await userEvent.type(screen.getByRole('textbox', { name: /说明/ }), '请补充')
    await userEvent.click(button('退回补充'))
    expect(sentTo(fake)[0]).toMatchObject({ Fields: [{ Field: 'Weight', Remark: '与装箱单不符' }], Remarks: '请补充' })
  })
})

describe('a move of many records', () => {
  const rows = [7, 8, 9].map((Id) => ({ Id, UpdateTime: at }))
  /** The list behind it drops what has moved and shows newer versions of the others, as it does after a reload. */
  function openMany(answers: MoveOutcome[]) {
    const fake = documentApp({}, { 'POST /api/Document/Move': () => answers.shift() })
    let closed = 0
    function Many() {
      const [shown, setShown] = useState(rows)
      return (
        <MoveDialog
          document={customerDocument}
          event="rest"
          rows={shown}
          onDone={() => setShown([{ Id: 9, UpdateTime: 'newer' }])}
          onClose={() => (closed += 1)}
        />
      )
    }
    render(<FakeScreen fake={fake} Screen={Many} />)
    return { fake, closed: () => closed }
  }
  const idsOf = (body: Record<string, unknown> | undefined) => (body?.['Items'] as { Id: number }[] | undefined)?.map(({ Id }) => Id)

  it('names those that have not moved, each with its reason, and tries only these again', async () => {
    const { fake } = openMany([
      { Moved: [7], NotMoved: refusedOf(8, 9) },
      { Moved: [8], NotMoved: refusedOf(9) },
    ])
    await userEvent.click(button('转为沉睡'))
    expect(await screen.findByText('完成 1 条，2 条未完成')).toBeDefined()
    expect((await screen.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
      '编号未完成的原因',
      'KH261100088 已被他人修改',
      'KH261100099 已被他人修改',
    ])
    await userEvent.click(await screen.findByRole('button', { name: '重试这 2 条' }))
    expect(idsOf(sentTo(fake)[1])).toEqual([8, 9])
    expect(await screen.findByText('完成 2 条，1 条未完成')).toBeDefined()
  })
  it('tries again in the version that the list shows by now', async () => {
    const { fake } = openMany([
      { Moved: [7, 8], NotMoved: refusedOf(9) },
      { Moved: [9], NotMoved: [] },
    ])
    await userEvent.click(button('转为沉睡'))
    await userEvent.click(await screen.findByRole('button', { name: '重试这 1 条' }))
    expect(sentTo(fake)[1]?.['Items']).toEqual([{ Id: 9, UpdateTime: 'newer' }])
    expect(await screen.findByText('已完成 3 条')).toBeDefined()
  })
  it('says how many have moved when all have, though the list shows fewer by then', async () => {
    const { fake, closed } = openMany([{ Moved: [7, 8, 9], NotMoved: [] }])
    await userEvent.click(button('转为沉睡'))
    expect(fake.said).toEqual(['已完成 3 条'])
    expect(closed()).toBe(1)
  })
})
