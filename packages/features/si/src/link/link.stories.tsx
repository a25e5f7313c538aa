import { billLinkPage, type LinkedBill } from '@jst/contracts/si'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fakeDesk } from '../testing/desk.ts'
import { siRow } from '../testing/rows.ts'
import { StoryScreen } from '../testing/StoryScreen.tsx'
import { Screen as Detail } from '../review/SiDetail.tsx'
import { Screen } from './LinkedBill.tsx'

const meta: Meta = {
  title: '设计评审/补料/样单链接',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

const bill: LinkedBill = {
  BillNo: 'COSU6412345600',
  Version: 2,
  State: 'open',
  From: '上海海捷国际货运代理有限公司',
  For: '宁波远帆 王工',
  ExpiresAt: '2026-12-03T08:00:00.000Z',
  Fields: [
    { Path: 'TBI_CONSIGNOR', Label: '发货人', LabelEn: 'Shipper', Value: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA' },
    { Path: 'TBI_CONSIGNEE', Label: '收货人', LabelEn: 'Consignee', Value: 'HAMBURG HOME TRADING GMBH\nSTEINSTRASSE 8\n20095 HAMBURG' },
    { Path: 'TBI_MARKS', Label: '唛头', LabelEn: 'Marks & numbers', Value: 'N/M' },
    { Path: 'TBI_GOODS', Label: '货物描述', LabelEn: 'Description of goods', Value: 'STAINLESS STEEL KITCHENWARE' },
    { Path: 'TBI_PAYMENT_METHOD', Label: '付款方式', LabelEn: 'Freight payment', Value: '预付 FREIGHT PREPAID' },
  ],
  Boxes: [
    {
      Path: 'BoxInfos[0]',
      BoxNo: 'CSQU3054383',
      SealNo: 'SL2026001',
      Type: '40HQ',
      PackageKind: 'CARTONS',
      Packages: 1_200,
      Weight: 18_400,
      Volume: 66.5,
    },
    {
      Path: 'BoxInfos[1]',
      BoxNo: 'TGHU4567892',
      SealNo: 'SL2026002',
      Type: '40HQ',
      PackageKind: 'CARTONS',
      Packages: 980,
      Weight: 17_220.5,
      Volume: 64,
    },
  ],
  Totals: { Packages: 2_180, Weight: 35_620.5, Volume: 130.5 },
  Changed: [
    {
      Path: 'TBI_CONSIGNEE',
      Label: '收货人',
      Before: 'HAMBURG HOME TRADING GMBH',
      After: 'HAMBURG HOME TRADING GMBH\nSTEINSTRASSE 8\n20095 HAMBURG',
    },
  ],
  AnsweredBy: '',
  AnsweredAt: null,
}
const phone = { viewport: { value: 'phone' } }
const linked = (name: string, more: Partial<LinkedBill> = {}, routes = {}): StoryObj => ({
  globals: phone,
  render: () => (
    <StoryScreen
      make={() =>
        fakeDesk({
          path: `${billLinkPage}?Token=${name}`,
          routes: { 'GET /api/TDBillLadingInfo/BillLinked': () => ({ ...bill, ...more }), ...routes },
        })
      }
      Screen={Screen}
    />
  ),
})

export const Open: StoryObj = { ...linked('open'), name: '待确认', tags: ['手机'] }
/** A remark at a field and one at a box: the draft is not confirmed any more, changes are asked for. */
export const Remarked: StoryObj = {
  ...linked('remarked', {}, { 'POST /api/TDBillLadingInfo/BillLinkedAnswer': () => ({ ...bill, State: 'change', AnsweredBy: '王工' }) }),
  name: '逐项批注',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '批注：收货人' }, { timeout: 10_000 }))
    await userEvent.type(canvas.getByRole('textbox', { name: '批注：收货人' }), '少了门牌号')
    await userEvent.click(canvas.getByRole('button', { name: '批注：TGHU4567892' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '批注：TGHU4567892' }), '铅封号应为 SL2026022')
    await expect(canvas.getByRole('button', { name: '确认样单' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /您的姓名/ }), '王工')
    await expect(canvas.getByRole('button', { name: '要求修改（2 处批注）' })).toBeEnabled()
  },
}
export const Confirmed: StoryObj = {
  ...linked('confirmed', { State: 'confirmed', AnsweredBy: '王工', AnsweredAt: '2026-11-27T03:00:00.000Z', Changed: [] }),
  name: '已确认',
  tags: ['无权限'],
}
export const Superseded: StoryObj = { ...linked('old', { State: 'superseded' }), name: '已有新版本' }
export const Lost: StoryObj = {
  ...linked('lost', {}, { 'GET /api/TDBillLadingInfo/BillLinked': () => refusal('NOT_FOUND') }),
  name: '链接失效',
  tags: ['空'],
}
export const Dark: StoryObj = { ...linked('dark'), name: '待确认，深色', tags: ['深色', '手机'], globals: { ...phone, theme: 'dark' } }
export const Wide: StoryObj = { ...linked('wide'), name: '待确认，宽屏', globals: {} }
/** Links of one draft, made by the staff. */
export const Links: StoryObj = {
  name: '生成与已有链接',
  render: () => (
    <StoryScreen
      make={() => {
        const fake = fakeDesk({
          rows: [siRow({ Id: 1, Status: 4, Version: 2 })],
          path: '/tdManage/siDetail?Id=1',
          routes: {
            'GET /api/TDBillLadingInfo/BillLinks': () => [
              {
                Id: 7,
                For: '宁波远帆 王工',
                Version: 2,
                ExpiresAt: '2026-12-03T08:00:00.000Z',
                RevokedAt: null,
                By: '周敏',
                CreateTime: '2026-11-26T08:00:00.000Z',
                Views: 3,
                LastViewAt: '2026-11-27T02:40:00.000Z',
                Answer: 'confirm',
                AnsweredBy: '王工',
                AnsweredAt: '2026-11-27T03:00:00.000Z',
              },
            ],
          },
        })
        fake.app.permissions.load([{ Path: '/tdManage/siMakeTd', Buttons: [{ Code: 'send' }], Children: [] }])
        return fake
      }}
      Screen={Detail}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '样单链接' }, { timeout: 10_000 }))
    const body = within(document.body)
    await expect(await body.findByText('第 2 版 · 王工 已确认', {}, { timeout: 10_000 })).toBeVisible()
  },
}
