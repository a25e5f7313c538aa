import { modifySi, saveSiDraftSet, SiStatus, type SiRecord } from '@jst/contracts/si'
import { FakeApp, FakeReply, FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { DraftSetJson } from '@jst/si-drafts'
import { systemClock } from '@jst/si-drafts/browser'
import { recordToWire } from '@jst/si-drafts/rules'
import { goodContainer, goodLine, goodRecord, manyContainers, MemoryDraftStorage, seededRandom } from '@jst/si-drafts/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { EditorSource } from './model/source.ts'
import type { StoredBill } from './model/stored-set.ts'
import { SiEditor } from './SiEditor.tsx'
import { versionRow } from '../testing/rows.ts'
import { sourceOf, storedSourceOf } from './testing/source.ts'

const meta: Meta = { title: '设计评审/补料/编辑', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const boxes = [
  goodContainer({ packages: 300, weight: 9000, volume: 40, lines: [goodLine({ packages: 300, weight: 9000, volume: 40 })] }),
  goodContainer({ containerNo: 'TCNU6225360', sealNo: 'CN7654321', type: '20GP', packages: 120, weight: 3500.5, volume: 22.3 }),
]
const filled = goodRecord({ containers: boxes })
const asSource = (record: SiRecord, overrides: Partial<EditorSource> = {}): EditorSource => ({
  ...sourceOf(record, overrides),
  loaded: record.containers,
})

const path = '/external/workbench/siSubmit?CGO_ID=1'
const routes = {
  'GET /api/TDBillLadingDraft/GetDraftSet': () => null,
  'POST /api/TDBillLadingDraft/SaveDraftSet': () => ({ Version: 1, SavedAt: '2026-11-20T01:58:00Z', SavedBy: '沈佳怡' }),
  'POST /api/TDBillLadingInfo/CheckTDBillLadingInfo': () => ({ Pass: true, Issues: [] }),
  'GET /api/TDBillLadingInfo/GetTDBillLadingLogList': () => ({ Rows: [], Total: 0 }),
  'GET /api/PackingList/OrderBoxes': () => [],
}

function editor(source: EditorSource, more: FakeAppOptions['routes'] = {}): StoryObj {
  return {
    render: () => {
      const ports = { storage: new MemoryDraftStorage(), clock: systemClock, random: seededRandom(7) }
      const Screen = () => <SiEditor source={source} onDone={() => undefined} ports={ports} />
      return <FakeScreen fake={new FakeApp({ surface: 'external', path, routes: { ...routes, ...more } })} Screen={Screen} />
    },
  }
}

export const Single: StoryObj = {
  tags: ['空'],
  ...editor(asSource({ ...filled, consignor: '', consignee: '', marks: '' })),
  name: '单票，待填',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const shipper = await canvas.findByLabelText('发货人')
    await userEvent.type(shipper, 'ningbo yuanfan')
    await userEvent.tab()
    await expect(shipper).toHaveValue('NINGBO YUANFAN')
    await waitFor(() => expect(canvas.getByRole('region', { name: '校验结果' })).toHaveTextContent('待填 2 项'))
  },
}
export const Checked: StoryObj = {
  tags: ['出错'],
  ...editor(asSource({ ...filled, marks: '', vessel: 'ＣＯＳＣＯ ARIES', goods: 'GENERAL CARGO' })),
  name: '校验后，逐项修正',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '校验' }))
    const panel = canvas.getByRole('region', { name: '校验结果' })
    await userEvent.click(await within(panel).findByRole('button', { name: '请填写唛头' }))
    await waitFor(() => expect(canvas.getByLabelText('唛头')).toHaveFocus())
  },
}
export const Several: StoryObj = { ...editor(asSource(filled, { bills: 3 })), name: '多票，逐份填写' }
export const Allocation: StoryObj = {
  ...editor(asSource(filled, { bills: 3 })),
  name: '多票，分配',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const modes = await canvas.findByRole('group', { name: '编辑步骤' })
    await userEvent.click(within(modes).getByRole('button', { name: '分配' }))
    await userEvent.click(await canvas.findByRole('button', { name: '平均分' }))
    await expect(canvas.getByText('已全部分配')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '应用到各票' }))
    await userEvent.click(within(modes).getByRole('button', { name: '填写' }))
    await waitFor(() => expect(canvas.getAllByText(/140 件/)).toHaveLength(3))
  },
}
export const Preview: StoryObj = {
  ...editor(asSource({ ...filled, goods: Array.from({ length: 60 }, (_, index) => `STAINLESS STEEL POTS LOT ${index + 1}`).join('\n') })),
  name: '预览，含附页',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '预览' }))
    await expect(await canvas.findByRole('region', { name: '第 2 / 2 页' })).toBeVisible()
  },
}
export const Thousand: StoryObj = { ...editor(asSource({ ...filled, containers: manyContainers(1000, 3) })), name: '一千箱，每箱三行' }
export const OnBehalf: StoryObj = {
  ...editor(
    asSource(filled, {
      behalf: { companyId: 2, companyCode: 'YFJCK', companyName: '宁波远帆进出口有限公司', employeeId: 1 },
      lateAllowed: true,
      order: { ...sourceOf().order, deadline: '2026-11-19T21:00:00Z', containers: boxes },
    }),
  ),
  name: '代客提交，已过截单',
}

export const PayableElsewhere: StoryObj = {
  ...editor(asSource({ ...filled, paymentMethod: 'PE', signingMethod: 'OBL' })),
  name: '第三地付款：支付地与正本份数',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('运费支付地'), 'hong kong')
    await userEvent.click(canvas.getByLabelText('正本份数'))
    await userEvent.click(canvas.getByRole('option', { name: '2' }))
    await userEvent.click(canvas.getByLabelText('签单地点'))
    await expect(canvas.getByLabelText('运费支付地')).toHaveValue('HONG KONG')
    await expect(canvas.getByLabelText('正本份数')).toHaveTextContent('2')
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    await expect(await canvas.findByText(/2 ORIGINALS/)).toBeVisible()
    await expect(canvas.getByText(/HONG KONG/)).toBeVisible()
  },
}

const asStored = (record: SiRecord, bill: Partial<StoredBill> = {}) => ({ ...storedSourceOf([record], bill), loaded: record.containers })
const approved = { ...filled, id: 42, siNo: 'SI2603100001', updatedAt: 'v1', status: SiStatus.approved }
export const Amendment: StoryObj = {
  ...editor(asStored(approved, { needsReason: true, amends: true })),
  name: '改单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '重新提交' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '重新提交' }))
    await expect(dialog.getByText('请选择改单原因')).toBeVisible()
  },
}
const inTheWorld = { ...approved, status: SiStatus.issued, signingMethod: 'OBL', originals: 3 }
export const Switch: StoryObj = {
  ...editor({ ...asStored(inTheWorld, { needsReason: true, amends: true }), secondSets: [inTheWorld.id] }),
  name: '换单，第二套提单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '重新提交' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const choose = async (label: string, option: RegExp) => {
      await userEvent.click(dialog.getByLabelText(label))
      await userEvent.click(await within(document.body).findByRole('option', { name: option }))
    }
    await choose('改单原因', /^A08/)
    // the first set always comes back for the second
    await expect(dialog.getByLabelText('正本如何处理')).toHaveTextContent('收回正本')
    await choose('正本如何处理', /保函/)
    await userEvent.click(dialog.getByRole('button', { name: '重新提交' }))
    await expect(dialog.getByText('换单须收回第一套全部正本，请选择“收回正本”')).toBeVisible()
  },
}
export const Conflict: StoryObj = {
  tags: ['出错'],
  ...editor(asStored({ ...approved, status: SiStatus.submitted }), {
    [`${modifySi.method} ${modifySi.path}`]: () =>
      new FakeReply(412, {
        Status: 0,
        Data: recordToWire({ ...approved, updatedAt: 'v2', goods: 'THEIR GOODS', voyage: '044W' }),
        Code: 'STALE_WRITE',
      }),
  }),
  name: '与他人的修改冲突',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const goods = await canvas.findByLabelText('货物描述')
    await userEvent.clear(goods)
    await userEvent.type(goods, 'MY GOODS')
    await userEvent.click(canvas.getByRole('button', { name: '重新提交' }))
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: '重新提交' }))
    await expect(await canvas.findByRole('table', { name: '与他人的修改冲突' })).toHaveTextContent('THEIR GOODS')
  },
}
/** The second save finds that a colleague has changed the marks that the first one stored. */
function colleagueAfterFirstSave(): FakeAppOptions['routes'] {
  let saves = 0
  const saved = (Version: number) => ({ Version, SavedAt: '2026-11-20T01:58:00Z', SavedBy: '沈佳怡' })
  return {
    [`${saveSiDraftSet.method} ${saveSiDraftSet.path}`]: ({ body }) => {
      saves += 1
      if (saves !== 2) return saved(saves)
      const { Set: mine } = body as { Set: DraftSetJson }
      const theirs = mine.TDBLInfos.map((bill) => ({ ...bill, TBI_MARKS: 'HOME-IT / ROTTERDAM', TBI_CONSIGNEE: filled.consignee }))
      return new FakeReply(412, {
        Status: 0,
        Data: { CGO_ID: 1, ...saved(2), SavedBy: '周伟', SavedById: 12, Set: { ...mine, TDBLInfos: theirs } },
        Code: 'STALE_WRITE',
      })
    },
  }
}
export const Replaced: StoryObj = {
  tags: ['出错'],
  ...editor(asSource({ ...filled, marks: '' }), colleagueAfterFirstSave()),
  name: '填写的内容被他人修改',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = async (label: string, text: string) => userEvent.type(await canvas.findByLabelText(label), `${text}{Control>}s{/Control}`)
    await save('唛头', 'HOME-IT / HAMBURG')
    await canvas.findByText(/^已保存 /)
    await save('收货人', ' HAMBURG')
    await expect(await canvas.findByRole('button', { name: '1 处内容被他人修改，查看' })).toBeVisible()
    const table = within(await canvas.findByRole('table', { name: '您填写的内容被他人修改' }))
    await expect(canvas.getByText(/周伟 修改了您填写的以下内容/)).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: '唛头 恢复我的' }))
    await expect(canvas.getByLabelText('唛头')).toHaveValue('HOME-IT / HAMBURG')
  },
}
export const Dark: StoryObj = { tags: ['深色'], ...editor(asSource(filled, { bills: 2 })), name: '深色', globals: { theme: 'dark' } }
const sentBack = versionRow({
  Id: 101,
  Event: 'reject',
  Status: 3,
  AuthorName: '林志远',
  Remarks: '[R02 货描笼统] 请写明材质与用途',
  FieldRemarks: [
    { Path: 'TBI_GOODS', Text: '写明不锈钢牌号' },
    { Path: 'BoxInfos[1].TBX_SEALNO', Text: '封号与装箱单不符' },
  ],
})
const refused = { ...filled, id: 1, siNo: 'SI2603100001', status: 3, reviewRemarks: sentBack.Remarks, goods: 'KITCHENWARE' }
const compareRoutes = {
  'GET /api/TDBillLadingInfo/GetTDBillLadingLogList': () => ({ Rows: [sentBack, versionRow()], Total: 2 }),
  'GET /api/TDBillLadingInfo/GetTDBillLadingLog': () => recordToWire(refused),
}
const comparison = (canvasElement: HTMLElement) => within(canvasElement).findByRole('table', { name: '与上一版的差异' })
export const Compare: StoryObj = {
  ...editor(asStored(refused), compareRoutes),
  name: '退回后，与退回的版本对照',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('货物描述'), ' OF STAINLESS STEEL 304')
    await userEvent.click(canvas.getByRole('button', { name: '与退回的版本对照' }))
    await expect(within(await comparison(canvasElement)).getByText('写明不锈钢牌号')).toBeVisible()
    await expect(within(await comparison(canvasElement)).getByText('（未改）')).toBeVisible()
  },
}
export const CompareDark: StoryObj = { tags: ['深色'], ...Compare, name: '退回后对照，深色', globals: { theme: 'dark' } }
const recorded = (From: 'list' | 'slip', No: string, Box: object) => ({
  From,
  No,
  State: 1,
  Box: { BoxType: '40HQ', Seals: [], Fcl: 'full', Packages: 0, Weight: 0, Volume: 0, Lines: [], ...Box },
})
/** The factory sealed the first box otherwise, and packed two cartons less; a third box is known from its slip alone. */
const otherwise = () => [
  recorded('list', 'ZX2611000001', {
    BoxNo: boxes[0]!.containerNo,
    BoxType: boxes[0]!.type,
    Seals: [{ No: 'CN7788', Source: 'carrier' }],
    Lines: [{ ...packedLine, BillNo: filled.mblNo, Packages: 298, Weight: 9000, Volume: 40 }],
  }),
  recorded('slip', 'SHEIR0000128', { BoxNo: 'CSQU3054383', Seals: [{ No: 'CN9001', Source: 'carrier' }] }),
]
const packedLine = { Key: 'a', PackageKind: '', Marks: '', GoodsZh: '', GoodsEn: '', HsCode: '', DgClass: '', UnNo: '' }
export const PackedOtherwise: StoryObj = {
  ...editor(asSource(filled), { 'GET /api/PackingList/OrderBoxes': otherwise }),
  name: '与装箱单、箱单的差异，逐项取用',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('table', { name: '与装箱单、箱单的差异' }))
    await userEvent.click(table.getByRole('button', { name: `${boxes[0]!.containerNo} 封号 取用` }))
    await waitFor(() => expect(table.queryByRole('button', { name: /封号 取用/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: /明细 1 件数 取用/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(await table.findByText('CN7788')).toBeVisible()
  },
}
