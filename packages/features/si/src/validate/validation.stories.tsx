import { recordToWire } from '@jst/si-drafts/rules'
import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { FakeAppOptions } from '@jst/feature-kit/testing'
import { Screen } from '../review/SiDetail.tsx'
import { fakeDesk } from '../testing/desk.ts'
import { siRow } from '../testing/rows.ts'
import { StoryScreen } from '../testing/StoryScreen.tsx'

const meta: Meta = { title: '设计评审/补料/数据校验', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const bill = (id: number, more: Parameters<typeof goodRecord>[0] = {}) =>
  goodRecord({ id, orderId: 70, mblNo: 'COSU6412345600', splitMblNo: `COSU6412345600${'AB'[id - 1] ?? ''}`, siType: 2, status: 2, ...more })
const lines = [goodLine({ packages: 280, weight: 9000, volume: 40 })]
const wrong = [
  bill(1),
  bill(2, {
    consignee: '',
    vessel: 'COSCO ARIES',
    goods: 'GENERAL CARGO',
    emails: 'nobody',
    containers: [goodContainer({ containerNo: 'TCNU6225361', sealNo: '封12', packages: 300, weight: 9000, volume: 40, lines })],
  }),
]
const show = (records: readonly ReturnType<typeof bill>[], routes: FakeAppOptions['routes'] = {}): StoryObj => ({
  render: () => (
    <StoryScreen
      make={() =>
        fakeDesk({
          path: '/tdManage/siDetail?Id=1&Show=validation',
          rows: records.map(({ id, status }) => siRow({ Id: id, Status: status })),
          record: (id) => bill(id),
          routes: {
            'GET /api/TDBillLadingInfo/GetTDBillLadingInfoList': () => records.map(recordToWire),
            'GET /api/CargoOrder/GetCargoOrderInfo': () => ({ OrderNo: 'WT2611000021', CompanyCode: bill(1).companyCode }),
            ...routes,
          },
        })
      }
      Screen={Screen}
    />
  ),
})

export const Found: StoryObj = {
  ...show(wrong),
  name: '两票，有错误',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '收货人：请填写收货人' }))
    await waitFor(() => expect(canvas.getByText('请填写收货人', { selector: '.jst-found-note' })).toBeVisible())
  },
}
export const FoundDark: StoryObj = { ...Found, name: '两票，有错误，深色', tags: ['深色'], globals: { theme: 'dark' } }
const never = () => new Promise<never>(() => undefined)
export const Waiting: StoryObj = {
  ...show(wrong, { 'GET /api/TDBillLadingInfo/GetTDBillLadingInfoList': never }),
  name: '加载中',
  tags: ['加载'],
}
