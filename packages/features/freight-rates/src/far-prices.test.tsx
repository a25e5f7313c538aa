// @vitest-environment jsdom
import { farPrice, freightRateCalls } from '@jst/contracts/freight-rates'
import { EditTool } from '@jst/feature-kit/document'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Screen as Grid } from './add/FCLFreightAdd.tsx'
import { Screen as Rates } from './freight-rate/FreightRateList.tsx'
import { Screen as Post } from './post/FCLFreightPost.tsx'
import { Screen as Reading } from './reading/NewFCLFreightBatch.tsx'
import { menu } from './testing/documents.ts'
import { answeredReading } from './testing/readings.ts'
import { addPage, deskApp, postPage, rates, readingPage } from './testing/rows.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const question = '请核对，确认无误后保存'
const { path } = freightRateCalls.entity
const [rate] = rates
type Handler = NonNullable<FakeAppOptions['routes']>[string]

/** A screen whose write the server doubts until it is confirmed. */
function open(at: string, Screen: ComponentType, call: string, answer: Handler, { confirm = true, Path = 'Values.Floor20GP' } = {}) {
  const Message = '20GP 底价 18,500 与 40HQ 230 相差 80 倍'
  const doubted: Handler = (request) =>
    (request.body as { Sure?: boolean }).Sure
      ? answer(request)
      : refusal('CONFIRMATION_REQUIRED', { Issues: [{ Severity: 'WARN', Code: farPrice, Path, Label: '', Message }] })
  const fake = deskApp(at, {
    confirm,
    routes: { [`POST ${call}`]: doubted, 'GET /api/FreightRate/Get': () => rate, 'GET /api/FreightReading/Get': () => answeredReading },
  })
  fake.app.permissions.load([
    menu(path, ['view', 'add', 'edit']),
    menu(addPage, ['view', 'add']),
    menu(postPage, ['view', 'publish']),
    menu(readingPage, ['view', 'add']),
  ])
  render(<FakeScreen fake={fake} Screen={Screen} />)
  const sent = () => fake.requests.filter((request) => request.path === call).map(({ body }) => (body as { Sure?: boolean }).Sure)
  return { fake, sent }
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const Editor = () => <EditTool calls={freightRateCalls} row={rate!} onSaved={() => undefined} />

describe('prices that are far from their kind are asked about before they are kept', () => {
  const edit = async (confirm: boolean) => {
    const opened = open(path, Editor, freightRateCalls.save.path, () => rate, { confirm, Path: 'Values.Floor40HQ' })
    await press('编辑')
    const floor = await screen.findByRole('textbox', { name: /^40HQ底价/ })
    await userEvent.clear(floor)
    await userEvent.type(floor, '230')
    await press('保存')
    await waitFor(() => expect(opened.fake.said[0]).toBe(question))
    return opened
  }
  it('in the form of one rate: the save goes again with the answer', async () => {
    const { sent } = await edit(true)
    await waitFor(() => expect(sent()).toEqual([undefined, true]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('and what is not confirmed stays in the form, with the sentence at its field', async () => {
    const { sent } = await edit(false)
    expect((await screen.findAllByText('20GP 底价 18,500 与 40HQ 230 相差 80 倍')).length).toBeGreaterThan(0)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^40HQ底价/ }).value).toBe('230')
    expect(sent()).toEqual([undefined])
  })

  const editCell = async (confirm: boolean) => {
    const opened = open(path, Rates, freightRateCalls.setField.path, () => [{ ...rate!, Floor40HQ: 230 }], {
      confirm,
      Path: 'Values.Floor40HQ',
    })
    await userEvent.click((await screen.findAllByRole('button', { name: /40HQ底价.*YJ261100007/ }))[0]!)
    const cell = await screen.findByRole('textbox', { name: /40HQ底价/ })
    await userEvent.clear(cell)
    await userEvent.type(cell, '230{Enter}')
    await waitFor(() => expect(opened.fake.said).toEqual([question]))
    return opened
  }
  it('in a cell of the list', async () => {
    const { sent } = await editCell(true)
    await waitFor(() => expect(sent()).toEqual([undefined, true]))
    expect((await screen.findAllByRole('button', { name: /40HQ底价.*YJ261100007.*230/ })).length).toBe(1)
  })
  it('and a cell that is not confirmed is as it was, without an error', async () => {
    const { fake, sent } = await editCell(false)
    expect((await screen.findAllByRole('button', { name: /40HQ底价.*YJ261100007.*1,850/ })).length).toBe(1)
    expect([sent(), fake.said]).toEqual([[undefined], [question]])
  })

  it('at a publish', async () => {
    const done = { Published: [], Ended: 0, NotPublished: [] }
    const { fake, sent } = open(`${postPage}?Ids=7,8`, Post, '/api/FreightRatePublish/Publish', () => done, { Path: 'Items[0].Id' })
    await press('发布 2 条')
    await waitFor(() => expect(fake.said).toEqual([question]))
    await waitFor(() => expect(sent()).toEqual([undefined, true]))
  })

  it('where drafts are made of a text', async () => {
    const taken = { ...answeredReading, Record: { ...answeredReading.Record, Taken: 2, State: 'taken' } }
    const { fake, sent } = open(`${readingPage}?Id=5`, Reading, '/api/FreightReading/Take', () => taken, { Path: 'Rows[0].Floor20GP' })
    await press('生成 2 条草稿')
    await waitFor(() => expect(sent()).toEqual([undefined, true]))
    await waitFor(() => expect(fake.said).toEqual([question, '已生成 2 条草稿']))
  })

  it('in the grid, at the row', async () => {
    const { fake, sent } = open(addPage, Grid, '/api/FreightRateGrid/Save', () => ({ Rates: [{ Id: 21, Code: 'YJ261100021' }] }), {
      confirm: false,
      Path: 'Rows[0].Floor20GP',
    })
    const paste = async (label: string, text: string) => {
      const input = (await screen.findByRole('grid', { name: label })).closest('.jst-sheet')!.querySelector('textarea')!
      act(() => input.focus())
      await userEvent.paste(text)
    }
    for (const [name, code] of [
      [/^装货港/, 'CNSHA'],
      [/^船公司/, 'COSCO'],
    ] as const) {
      const input = await screen.findByRole('combobox', { name })
      input.focus()
      await userEvent.keyboard(`${code}{Enter}`)
    }
    for (const [name, day] of [
      [/^生效日期/, '2026-12-01'],
      [/^有效期至/, '2026-12-15'],
    ] as const)
      await userEvent.type(screen.getAllByRole('textbox', { name })[0]!, `${day}{Tab}`)
    await paste('卸货港与价格', '卸货港\t20GP 底价\t40HQ 底价\nUSLAX\t18500\t230\n')
    await press('保存为草稿')
    await waitFor(() => expect(fake.said).toEqual([question]))
    expect((await screen.findAllByText(/20GP 底价 18,500 与 40HQ 230 相差 80 倍/)).length).toBeGreaterThan(0)
    expect(sent()).toEqual([undefined])
  })
})
