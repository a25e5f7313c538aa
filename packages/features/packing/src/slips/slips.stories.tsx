import { customerPackingPages, packingPages, slipStates, type SlipState } from '@jst/contracts/packing'
import { documentState, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { never, page, shows } from '../testing/page.tsx'
import { slipOf, slipRow, told } from '../testing/show.ts'
import { Screen as Own } from './BoxList.tsx'
import { Screen as Mine } from '../lists/MyBoxList.tsx'
import { Screen as All } from './TrachManData.tsx'
import { Screen as Issue } from './TrachManManager.tsx'
import { Screen as Preview } from './TrachPreview.tsx'

const meta: Meta = { title: '设计评审/箱单', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const issuing = (routes = {}, codes?: readonly string[]) => page(Issue, packingPages.issue, routes, codes)
const one = (stage: SlipState, more: Parameters<typeof slipOf>[1] = {}, codes?: readonly string[]) =>
  page(
    Preview,
    `${packingPages.preview}?Id=7`,
    {
      'GET /api/BoxSlip/View': () => slipOf(stage, more),
      'GET /api/BoxSlip/Get': () => slipRow(7, stage),
      'GET /api/Document/State': () =>
        documentState({ State: slipStates.codes[stage], Moves: stage === 'pending' ? ['cancel'] : ['giveBack'] }),
    },
    codes,
  )
const chosen = async (canvasElement: HTMLElement) => {
  const [first] = await within(canvasElement).findAllByRole('checkbox', { name: /选择/ }, { timeout: 10_000 })
  await userEvent.click(first!)
}
const dialogOf = async (canvasElement: HTMLElement) => within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))

export const Issuing: StoryObj = { ...issuing(), name: '开放箱单', play: shows('EQ2611000001', '待开箱单') }
export const IssuingEmpty: StoryObj = {
  ...issuing({ 'GET /api/BoxSlip/List': () => ({ Rows: [], Total: 0 }) }),
  name: '开放箱单，没有待开',
  tags: ['空'],
}
export const IssuingOpening: StoryObj = { ...issuing({ 'GET /api/BoxSlip/List': never }), name: '开放箱单，加载中', tags: ['加载'] }
export const IssuingFailed: StoryObj = {
  ...issuing({ 'GET /api/BoxSlip/List': () => refusal('INTERNAL') }),
  name: '开放箱单，加载失败',
  tags: ['出错'],
}
/** Slips are issued together; the one without a number left stays and says why. */
export const Refused: StoryObj = {
  ...issuing({
    'POST /api/BoxSlip/Issue': () => ({
      Done: [{ Id: 2, EirNo: 'YS002600002' }],
      NotDone: [{ Id: 1, No: 'EQ2611000001', Code: 'ILLEGAL_TRANSITION', Message: '号段 YS-洋山 已用完，请先维护号段' }],
    }),
  }),
  name: '开放箱单，号段用完',
  play: async ({ canvasElement }) => {
    await chosen(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '开箱单' }))
    await userEvent.click((await dialogOf(canvasElement)).getByRole('button', { name: '开箱单' }))
    await expect(await within(canvasElement.ownerDocument.body).findByText('号段 YS-洋山 已用完，请先维护号段')).toBeVisible()
  },
}
export const Ranges: StoryObj = { ...page(Issue, `${packingPages.issue}?View=ranges`), name: '号段', tags: ['空'] }
export const Query: StoryObj = { ...page(All, packingPages.slips), name: '箱单数据查询', play: shows('YS002600003') }

export const Pending: StoryObj = { ...one('pending'), name: '箱单预览，待开', play: shows('开单后可以预览和打印') }
export const Reported: StoryObj = { ...one('pickedUp', told), name: '箱单预览，已提空', play: shows('CN8841207', '箱门铰链有锈', '未采用') }
export const Replaced: StoryObj = {
  ...one('replaced', { ReplacedBy: { Id: 9, EirNo: 'YS002600009' }, Reason: 'FLEET' }),
  name: '箱单预览，已换单',
  play: shows('YS002600009'),
}
export const Replacing: StoryObj = {
  ...one('issued'),
  name: '换单',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '换单' }, { timeout: 10_000 }))
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '换单' }))
    await expect(await dialog.findByText('请选择原因', { selector: '[role=alert], .jst-field-error' })).toBeVisible()
  },
}
export const Telling: StoryObj = {
  ...one('issued'),
  name: '登记动态',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登记动态' }, { timeout: 10_000 }))
    await expect((await dialogOf(canvasElement)).getByRole('textbox', { name: '箱号' })).toBeVisible()
  },
}
export const ReadOnly: StoryObj = { ...one('issued', {}, ['view']), name: '箱单预览，只能查看', tags: ['无权限'] }
export const Dark: StoryObj = { ...one('pickedUp', told), name: '箱单预览，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...one('issued'), name: '箱单预览，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

export const OwnList: StoryObj = { ...page(Own, customerPackingPages.slips), name: '客户的箱单列表', play: shows('EQ2611000002') }
export const Fleet: StoryObj = {
  ...page(Mine, customerPackingPages.mine),
  name: '我的箱单（车队）',
  play: shows('YS002600001', '沪A·D8832'),
}
export const FleetEmpty: StoryObj = {
  ...page(Mine, customerPackingPages.mine, { 'GET /api/BoxSlip/Mine': () => ({ Rows: [], Total: 0 }) }),
  name: '我的箱单，没有',
  tags: ['空'],
}
export const FleetPhone: StoryObj = {
  ...page(Mine, customerPackingPages.mine),
  name: '我的箱单，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
