// @vitest-environment jsdom
import { documentBoxes, type BoxRow } from '@jst/contracts/document'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import { afterEach, describe, expect, it } from 'vitest'
import { useDetail } from '../../detail/useDetail.ts'
import { FakeScreen } from '../../testing/index.tsx'
import { allocationOf, boxesOf, boxOf, manifestDocument, someBoxes } from '../testing/boxes.ts'
import { documentApp, partOf } from '../testing/sample.ts'
import type { OpenDocument } from '../useDocument.ts'
import { BoxesPart } from './BoxesPart.tsx'

afterEach(cleanup)

const Boxes = observer(function Boxes({ of }: { of: OpenDocument }) {
  const boxes = useDetail(documentBoxes, { Kind: of.document.kind, Id: 7 })
  return <BoxesPart of={of} boxes={boxes} />
})
interface Sent {
  readonly UpdateTime: string
  readonly Boxes: readonly BoxRow[]
}
interface SentAllocation {
  readonly Records: readonly { readonly Id: number; readonly Boxes: readonly BoxRow[] }[]
}
function open(stored = boxesOf(), { mayWrite = true, allocation = allocationOf() } = {}) {
  const fake = documentApp(
    { MayWrite: mayWrite },
    {
      'GET /api/Document/Boxes': () => stored,
      'POST /api/Document/SaveBoxes': ({ body }) => ({ UpdateTime: '2026-11-20T02:00:00.000Z', Boxes: (body as Sent).Boxes }),
      'GET /api/Document/Allocation': () => allocation,
      'POST /api/Document/SaveAllocation': () => allocation,
      'POST /api/Document/ReadBoxFile': () => ({
        FileName: '装箱单.xlsx',
        Rows: [
          ['箱号', '箱型', '件数', '毛重', '品名'],
          ['TCNU6225360', '40HQ', '5', '50', 'BOLTS'],
          ['', '', '2', '30', 'NUTS'],
          ['CMAU5110875', '20GP', '1', '1', ''],
        ],
        Truncated: false,
      }),
    },
  )
  const Screen = partOf((of) => <Boxes of={of} />, manifestDocument)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  const sent = <T,>(path: string) => fake.requests.filter((request) => request.path === path).map(({ body }) => body as T)
  return { fake, sent }
}
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '编辑箱货' }))
  const window = within(await screen.findByRole('dialog'))
  await window.findByRole('grid', { name: '箱货表' })
  return window
}
/** Types into a cell, as from the keyboard. */
const type = async (window: ReturnType<typeof within>, name: string, text: string) => {
  await userEvent.click(window.getAllByRole('gridcell', { name })[0])
  await userEvent.keyboard(`${text}{Enter}`)
}

describe('boxes of a document', () => {
  it('are a table with their lines and totals; columns without content are left out', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: '箱货' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '箱号',
      '箱型',
      '件数（件）',
      '毛重（KGS）',
      '品名',
    ])
    const rows = table.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent.trim()),
      ),
    ).toEqual([
      ['MSKU6011672', '40HQ', '100', '1,000.5', ''],
      ['', '', '60', '600.5', 'STEEL POTS'],
      ['', '', '40', '400', 'STEEL PANS'],
      ['TCNU6225360', '40HQ', '7', '80', ''],
      ['合计', '', '107', '1,080.5', ''],
    ])
  })
  it('are not edited by whoever may not write', async () => {
    open(boxesOf(), { mayWrite: false })
    await screen.findByRole('table', { name: '箱货' })
    expect(screen.queryByRole('button', { name: '编辑箱货' })).toBeNull()
  })
  it('are typed in a sheet and saved in the version that was opened; totals follow the lines', async () => {
    const { sent } = open()
    const window = await edit()
    await type(window, '60', '70')
    expect(window.getAllByRole('gridcell', { name: '110' })).toHaveLength(1)
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent<Sent>('/api/Document/SaveBoxes')).toHaveLength(1))
    const [saved] = sent<Sent>('/api/Document/SaveBoxes')
    expect(saved!.UpdateTime).toBe(boxesOf().UpdateTime)
    expect(saved!.Boxes[0]).toMatchObject({ Box: { Id: 1, Packages: 110, Weight: 1000.5 }, Lines: [{ Id: 11, Packages: 70 }, { Id: 12 }] })
    expect(saved!.Boxes[1]).toEqual(someBoxes[1])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('say which box is wrong, and send nothing', async () => {
    const { sent } = open(boxesOf([boxOf(1, 'MSKU6011672', 12, 10, [['BOLTS', 10, 10]])]))
    const window = await edit()
    await type(window, 'BOLTS', '{Delete}')
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    expect(await window.findByText(/MSKU6011672 明细 1：.*品名/)).toBeDefined()
    await type(window, '12', '约十件')
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    expect(await window.findByText('MSKU6011672：件数不是数字，请修改')).toBeDefined()
    expect(sent('/api/Document/SaveBoxes')).toEqual([])
  })
  it('are read from a file: known numbers are replaced, lines of one box belong together', async () => {
    const { sent } = open()
    const window = await edit()
    await userEvent.upload(window.getByLabelText('导入 xlsx、xls 或 csv'), new File(['x'], '装箱单.xlsx'))
    const preview = within(await screen.findByRole('dialog', { name: '导入 装箱单.xlsx' }))
    await userEvent.click(await preview.findByRole('button', { name: /^导入/ }))
    await userEvent.click(window.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent<Sent>('/api/Document/SaveBoxes')).toHaveLength(1))
    const [{ Boxes: saved }] = sent<Sent>('/api/Document/SaveBoxes') as [Sent]
    expect(saved.map(({ Box, Lines }) => [Box.Id, Box['BoxNo'], Box['Packages'], Lines.map((line) => line['Goods'])])).toEqual([
      [1, 'MSKU6011672', 100, ['STEEL POTS', 'STEEL PANS']],
      [2, 'TCNU6225360', 7, ['BOLTS', 'NUTS']],
      [0, 'CMAU5110875', 1, []],
    ])
  })
})

describe('what several records share', () => {
  const share = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '分配箱货' }))
    return within(await screen.findByRole('dialog', { name: '分配箱货' }))
  }
  it('shows what is left, and is stored for all records at once', async () => {
    const { sent } = open()
    const window = await share()
    expect(await window.findByText('未分配 67 件 · 680.300 KGS')).toBeDefined()
    await userEvent.click(window.getByRole('button', { name: '平均分' }))
    expect(await window.findByText('已全部分配')).toBeDefined()
    await userEvent.click(window.getByRole('button', { name: '保存分配' }))
    await waitFor(() => expect(sent<SentAllocation>('/api/Document/SaveAllocation')).toHaveLength(1))
    const [{ Records }] = sent<SentAllocation>('/api/Document/SaveAllocation') as [SentAllocation]
    expect(Records.map(({ Id, Boxes: own }) => [Id, own.map(({ Box }) => [Box['BoxNo'], Box['Packages']])])).toEqual([
      [
        7,
        [
          ['MSKU6011672', 50],
          ['TCNU6225360', 3],
        ],
      ],
      [
        8,
        [
          ['MSKU6011672', 50],
          ['TCNU6225360', 4],
        ],
      ],
    ])
  })
  it('leaves out what a record has that may not be written any more', async () => {
    const { sent } = open(boxesOf(), { allocation: allocationOf(true) })
    const window = await share()
    expect(await window.findByText('CD26110008 已不能修改，分配到其中的数量保持不变。')).toBeDefined()
    expect(await window.findByText('未分配 60 件 · 600.300 KGS')).toBeDefined()
    await userEvent.click(window.getByRole('button', { name: '剩余归入' }))
    await userEvent.click(window.getByRole('button', { name: '保存分配' }))
    await waitFor(() => expect(sent<SentAllocation>('/api/Document/SaveAllocation')).toHaveLength(1))
    const [{ Records }] = sent<SentAllocation>('/api/Document/SaveAllocation') as [SentAllocation]
    expect(Records.map(({ Id, Boxes: own }) => [Id, own.map(({ Box }) => [Box['BoxNo'], Box['Packages']])])).toEqual([
      [7, [['MSKU6011672', 100]]],
    ])
  })
})
