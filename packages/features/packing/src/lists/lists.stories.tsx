import { customerPackingPages, listStates, packingPages } from '@jst/contracts/packing'
import { documentState, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { never, page, shows } from '../testing/page.tsx'
import { gridList, gridOf, lineOf, listRow, packedBox, sampleGrid } from '../testing/lists.ts'
import { Screen as Own } from './MyBoxList.tsx'
import { Screen as Log } from './OperatingRecord.tsx'
import { Screen as Audit } from './TrachManDataAuditUniversal.tsx'
import { Screen as Mine } from './TrachManDataUniversal.tsx'
import { Screen as Manager } from './TrachManManagerUniversal.tsx'
import { Screen as Lists } from './Unpacking.tsx'

const meta: Meta = { title: '设计评审/装箱单', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const sheet = (routes = {}, codes?: readonly string[]) => page(Lists, `${packingPages.lists}?BookingId=12`, routes, codes)
const one = (routes = {}) =>
  page(Lists, `${packingPages.lists}?Id=1`, {
    'GET /api/Document/State': () => documentState({ State: listStates.codes.submitted, Moves: ['send', 'return'] }),
    ...routes,
  })
const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const All: StoryObj = { ...page(Lists, packingPages.lists), name: '我的待装箱单', play: shows('ZX2611000001', '新建装箱单') }
export const AllEmpty: StoryObj = {
  ...page(Lists, packingPages.lists, { 'GET /api/PackingList/List': () => ({ Rows: [], Total: 0 }) }),
  name: '我的待装箱单，没有',
  tags: ['空'],
}
export const AllFailed: StoryObj = {
  ...page(Lists, packingPages.lists, { 'GET /api/PackingList/List': () => refusal('INTERNAL') }),
  name: '我的待装箱单，加载失败',
  tags: ['出错'],
}
export const Sheet: StoryObj = { ...sheet(), name: '装箱表', play: shows('CSQU3054383', '一致', '没有发现问题') }
export const SheetOpening: StoryObj = { ...sheet({ 'GET /api/PackingList/Grid': never }), name: '装箱表，加载中', tags: ['加载'] }
export const SheetEmpty: StoryObj = { ...sheet({ 'GET /api/PackingList/Grid': () => gridOf([]) }), name: '装箱表，还没有箱', tags: ['空'] }
/** A wrong check digit and a sum that does not fit are repaired by one click each. */
export const Repairs: StoryObj = {
  ...sheet({
    'GET /api/PackingList/Grid': () =>
      gridOf([gridList(1, 'draft', packedBox('CSQU3054384', [lineOf('a', 860, 18_600, 66.25)], { Weight: 18_000 }))]),
  }),
  name: '装箱表，一键修复',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const found = await canvas.findAllByRole('button', { name: /^修复/ }, { timeout: 10_000 })
    await expect(found.length).toBeGreaterThan(1)
    await expect(canvas.getByRole('gridcell', { name: /CSQU3054384/ })).toHaveAttribute('title', expect.stringContaining('校验位'))
    await userEvent.click(await canvas.findByRole('button', { name: /^修复.*CSQU3054383/ }))
    await expect((await canvas.findAllByText('CSQU3054383'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect((await canvas.findAllByText('CSQU3054384'))[0]).toBeVisible()
  },
}
/** Thirty packages of the second box go to a new one; the totals stay. */
export const Split: StoryObj = {
  ...sheet(),
  name: '拆箱',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '拆箱' }, { timeout: 10_000 }))
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /移出件数/ }), '30')
    await userEvent.type(dialog.getByRole('textbox', { name: /新箱箱号/ }), 'TEMU2345670')
    await userEvent.click(dialog.getByRole('button', { name: '拆箱' }))
    await expect((await canvas.findAllByText('TEMU2345670'))[0]).toBeVisible()
    await expect(canvas.getAllByText('一致')).toHaveLength(3)
  },
}
/** The second box is divided by 3:1; its goods stay whole and the totals stay. */
export const Divide: StoryObj = {
  ...sheet(),
  name: '按比例拆箱',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '按比例拆箱' }, { timeout: 10_000 }))
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'))
    const ratio = dialog.getByRole('textbox', { name: /比例/ })
    await userEvent.clear(ratio)
    await userEvent.type(ratio, '3:1')
    await userEvent.click(dialog.getByRole('button', { name: '拆箱' }))
    await expect((await canvas.findAllByText('323'))[0]).toBeVisible()
    await expect(canvas.getAllByText('一致')).toHaveLength(3)
  },
}
/** More decimals than kg have stay in the cell, and nothing is saved. */
export const Unread: StoryObj = {
  ...sheet({ 'POST /api/PackingList/Write': () => refusal('INTERNAL') }),
  name: '装箱表，不是数字的毛重',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: /8,600/ }, { timeout: 10_000 }))[0]!)
    await userEvent.keyboard('100.1234{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText(/毛重 KG 不是数字，请修改/)).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: /100\.1234/ })).toBeVisible()
  },
}
export const Different: StoryObj = {
  ...sheet({
    'GET /api/PackingList/Grid': () =>
      gridOf([...sampleGrid().Lists, gridList(3, 'accepted', packedBox('TEMU2345670', [lineOf('d', 10, 100, 1)]))]),
    'GET /api/PackingList/Differences': () => [
      { BoxNo: 'CSQU3054383', Field: 'Seals', Label: '铅封号', Mine: 'CN30543', Other: 'CN30544' },
    ],
  }),
  name: '装箱表，与补料不一致',
  play: shows('CN30544', '已接受'),
}
/** The forwarder confirms for the other bills of a shared box. */
let isSeen = false
export const SharedChanged: StoryObj = {
  ...one({
    'GET /api/PackingList/Warnings': () =>
      isSeen
        ? []
        : [
            {
              Id: 5,
              ListId: 1,
              ListNo: 'ZX2611000001',
              BookingId: 13,
              BoxNo: 'CSQU3054383',
              BillNo: 'COSU6612345671',
              With: ['COSU6612345670'],
              Words: '同箱 CSQU3054383 有变动：封号 CN30543 → CN30544，请核对本票',
              By: '上海海捷 李操作',
              At: '2026-11-26T02:00:00.000Z',
            },
          ],
    'POST /api/PackingList/SeeWarnings': () => {
      isSeen = true
      return { Seen: 1 }
    },
  }),
  name: '装箱单，同箱变动',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/CN30543 → CN30544/, undefined, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '已核对' }))
    await waitFor(() => expect(canvas.queryByText(/CN30543 → CN30544/)).toBeNull())
    isSeen = false
  },
}
export const Question: StoryObj = {
  ...sheet({
    'POST /api/PackingList/ReadFile': () => ({
      FileName: '工厂装箱单.xlsx',
      Boxes: [packedBox('CSQU3054383', [lineOf('a', 430, 9_300, 66.25)])],
      Totals: ['Sheet1!E9 合计毛重 9400，与各行之和 9300 不一致'],
      Unread: [{ Sheet: 'Sheet1', Cell: 'G4', Text: '见附件（没有这一列）' }],
      Beside: [
        {
          Sheet: 'Sheet1',
          SheetNotes: {
            HiddenRows: [6],
            HiddenColumns: [],
            Struck: [{ Place: 'F3', Text: '9350' }],
            Comments: [],
            Merged: [],
            More: false,
          },
        },
      ],
      Hidden: ['旧箱单'],
      Questions: [
        {
          Key: 'cell Sheet1!D4',
          Text: 'D4 的 1.200 是 1200 还是 1.2？',
          Choices: [
            { Value: '1200', Text: '1200' },
            { Value: '1.2', Text: '1.2' },
          ],
        },
      ],
    }),
  }),
  name: '导入，先回答',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '导入' }, { timeout: 10_000 })
    await userEvent.upload(canvas.getByLabelText(/导入 xlsx/), new File(['x'], '工厂装箱单.xlsx'))
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: '按回答重新读取' })).toBeDisabled()
    await expect(dialog.getByText('见附件（没有这一列）')).toBeVisible()
  },
}
export const SheetReadOnly: StoryObj = { ...sheet({}, ['view']), name: '装箱表，只能查看', tags: ['无权限'] }
export const SheetDark: StoryObj = { ...sheet(), name: '装箱表，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const SheetPhone: StoryObj = { ...sheet(), name: '装箱表，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

export const Detail: StoryObj = { ...one(), name: '装箱单', play: shows('WOODEN FURNITURE', '在表格中编辑') }
export const DetailPhone: StoryObj = { ...one(), name: '装箱单，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

export const BothAudit: StoryObj = {
  ...page(Audit, `${packingPages.auditAll}?Kind=lists`),
  name: '箱单审核（通用），装箱单',
  play: shows('ZX2611000002'),
}
export const BothIssue: StoryObj = { ...page(Manager, packingPages.issueAll), name: '开放箱单（通用），箱单', play: shows('EQ2611000001') }
export const MyOwn: StoryObj = { ...page(Mine, packingPages.mine), name: '我的箱单', play: shows('EQ2611000001') }
export const Logged: StoryObj = { ...page(Log, packingPages.log), name: '操作记录', play: shows('ZX2611000001', /CN99001/) }
export const LogEmpty: StoryObj = {
  ...page(Log, packingPages.log, { 'GET /api/Packing/Log': () => ({ Rows: [], Total: 0 }) }),
  name: '操作记录，没有',
  tags: ['空'],
}
export const Customer: StoryObj = {
  ...page(Own, `${customerPackingPages.mine}?Kind=lists`, {
    'GET /api/PackingList/List': () => ({ Rows: [listRow(1, 'returned')], Total: 1 }),
  }),
  name: '客户的装箱单',
  play: shows('ZX2611000001'),
}
