// @vitest-environment jsdom
import { FakeApp, FakeReply, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { linesOf } from './pasted.ts'
import { Screen } from './RelationMapping.tsx'

afterEach(cleanup)

const stored = {
  Id: 4,
  Kind: 'port',
  System: '中远 EDI',
  ExternalCode: 'CNSGH',
  ExternalName: 'SHANGHAI',
  OurCode: 'CNSHA',
  Remark: '',
  UpdaterName: '郑国栋',
  UpdateTime: '2026-11-20T08:00:00.000Z',
}
function open(routes: NonNullable<ConstructorParameters<typeof FakeApp>[0]>['routes'] = {}, buttons = ['view', 'edit']) {
  const fake = new FakeApp({
    path: '/system/relationMapping',
    routes: {
      'GET /api/RelationMapping/GetPagedList': () => ({ Rows: [stored], Total: 1 }),
      'GET /api/RelationMapping/GetSystems': () => ['中远 EDI'],
      ...routes,
    },
  })
  fake.permit(buttons, '/system/relationMapping')
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const sent = (fake: FakeApp, call: string) => fake.requests.filter(({ path }) => path.endsWith(call)).map(({ body }) => body)

describe('what is pasted', () => {
  it('is read by its headings in any order, or in the given order without them, cells with line breaks too', () => {
    const plain = '港口\t中远\tA\t\tCNSHA\t\n\t\t\t\t\t\n箱型\t中远\tB\t"两行\n名称"\t40HQ'
    expect(linesOf(plain).map(({ line, values }) => [line, values.ExternalCode, values.ExternalName, values.OurCode])).toEqual([
      [1, 'A', '', 'CNSHA'],
      [3, 'B', '两行\n名称', '40HQ'],
    ])
    expect(linesOf('我方代码\t对方代码\t类别\t对方系统\nCNSHA\tSGH\t港口\t中远')).toEqual([
      { line: 2, values: { Kind: '港口', System: '中远', ExternalCode: 'SGH', ExternalName: '', OurCode: 'CNSHA', Remark: '' } },
    ])
    expect(linesOf('  \n')).toEqual([])
  })

  it('is checked first; a problem is told with the row of the spreadsheet, and nothing can be imported until it is gone', async () => {
    let issues = [{ Severity: 'ERROR', Code: 'INVALID', Path: 'Rows[0].OurCode', Label: '我方代码', Message: '我方没有代码“X”' }]
    const fake = open({
      'POST /api/RelationMapping/Import': ({ body }) => ({
        DryRun: (body as { DryRun: boolean }).DryRun,
        Added: 1,
        Updated: 0,
        Skipped: 0,
        Issues: issues,
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: '粘贴导入' }))
    const dialog = within(screen.getByRole('dialog'))
    const paste = (text: string) => fireEvent.change(dialog.getByRole('textbox', { name: '粘贴内容' }), { target: { value: text } })
    await userEvent.click(dialog.getByRole('button', { name: '检查' }))
    expect(await dialog.findByText('没有可导入的内容，请先粘贴表格')).toBeTruthy()
    paste('类别\t对方系统\t对方代码\t对方名称\t我方代码\n港口\t中远\tA\t\tX')
    await userEvent.click(dialog.getByRole('button', { name: '检查' }))
    expect(await dialog.findByText('第 2 行「我方代码」：我方没有代码“X”')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^导入/ })).toBeNull()
    issues = []
    paste('港口\t中远\tA\t\tCNSHA')
    await userEvent.click(dialog.getByRole('button', { name: '检查' }))
    await userEvent.click(await dialog.findByRole('button', { name: '导入 1 行' }))
    expect(sent(fake, 'Import').map((body) => (body as { DryRun: boolean }).DryRun)).toEqual([true, true, false])
    expect(fake.said).toEqual(['已新增 1 行，更新 0 行'])
  })
})

it('a check that is answered late says nothing of what was pasted since', async () => {
  let answer: (checked: object) => void = () => {}
  open({ 'POST /api/RelationMapping/Import': () => new Promise((resolve) => (answer = resolve)) })
  await userEvent.click(await screen.findByRole('button', { name: '粘贴导入' }))
  const dialog = within(screen.getByRole('dialog'))
  const paste = (value: string) => fireEvent.change(dialog.getByRole('textbox', { name: '粘贴内容' }), { target: { value } })
  paste('港口\t中远\tA\t\tCNSHA')
  await userEvent.click(dialog.getByRole('button', { name: '检查' }))
  paste('港口\t中远\tA\t\tX')
  answer({ Added: 1, Updated: 0, Skipped: 0, Issues: [] })
  await waitFor(() => expect(dialog.getByRole('button', { name: '检查' }).className).not.toContain('loading'))
  expect(dialog.queryByRole('button', { name: /^导入/ })).toBeNull()
})

it('a pair that somebody else changed meanwhile is told; what was typed is saved on top of the newer version', async () => {
  const newer = { ...stored, OurCode: 'CNNGB', UpdateTime: '2026-11-20T09:00:00.000Z' }
  let first = true
  const fake = open({
    'POST /api/RelationMapping/AddOrModify': () => {
      if (!first) return newer
      first = false
      return new FakeReply(412, { Status: 0, Code: 'STALE_WRITE', Data: newer })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'CNSGH' }))
  const drawer = within(screen.getByRole('dialog'))
  await userEvent.type(drawer.getByRole('textbox', { name: /^备注/ }), '已核对')
  await userEvent.click(drawer.getByRole('button', { name: '保存' }))
  expect(await drawer.findByText(/已在别处被修改/)).toBeTruthy()
  expect(drawer.getByRole<HTMLInputElement>('textbox', { name: /^备注/ }).value).toBe('已核对')
  await userEvent.click(drawer.getByRole('button', { name: '保存您的内容' }))
  expect(sent(fake, 'AddOrModify')).toMatchObject([
    { UpdateTime: stored.UpdateTime, Remark: '已核对' },
    { UpdateTime: newer.UpdateTime, Remark: '已核对', OurCode: 'CNNGB' },
  ])
})

it('who may only look is offered nothing to change', async () => {
  open({}, ['view'])
  await userEvent.click(await screen.findByRole('button', { name: 'CNSGH' }))
  const drawer = within(screen.getByRole('dialog'))
  expect([drawer.queryByRole('button', { name: '保存' }), screen.queryByRole('button', { name: '粘贴导入' })]).toEqual([null, null])
  expect(drawer.getByRole<HTMLInputElement>('combobox', { name: /^我方代码/ }).disabled).toBe(true)
})
