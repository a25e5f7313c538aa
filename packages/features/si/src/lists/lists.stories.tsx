import type { Meta, StoryObj } from '@storybook/react-vite'
import { templateToWire, templateFromWire } from '@jst/si-drafts/rules'
import { refusal } from '@jst/feature-kit/testing'
import { fakeDesk } from '../testing/desk.ts'
import { siRow, versionRow } from '../testing/rows.ts'
import { StoryScreen } from '../testing/StoryScreen.tsx'
import { Screen as Templates } from '../templates/SiTemplates.tsx'
import { Screen as Data } from './SiDataList.tsx'
import { Screen as Logs } from './SiLogs.tsx'
import { Screen as Submit } from './SiSubmitList.tsx'

const meta: Meta = { title: '设计评审/补料/列表', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const rows = [1, 2, 3, 4, 5, 6].map((Status) => siRow({ Id: Status, Status, BillNo: `COSU641234560${Status}` }))
const totals = { Records: 6, Containers: 12, Packages: 7440, Weight: 110_583, Volume: 794.4 }
const routes = { 'GET /api/TDBillLadingInfo/GetTDBillLadingTotals': () => totals }

export const 数据列表: StoryObj = {
  render: () => <StoryScreen make={() => fakeDesk({ rows, routes, path: '/tdManage/siDataList' })} Screen={Data} height={560} />,
}
const paged = 'GET /api/TDBillLadingInfo/GetTDBillLadingPagedList'
const data = (answer: () => unknown): StoryObj => ({
  render: () => (
    <StoryScreen
      make={() => fakeDesk({ path: '/tdManage/siDataList', routes: { ...routes, [paged]: answer } })}
      Screen={Data}
      height={560}
    />
  ),
})
export const 加载失败: StoryObj = { ...data(() => refusal('INTERNAL')), tags: ['出错'] }
export const 没有权限: StoryObj = { ...data(() => refusal('FORBIDDEN')), tags: ['无权限'] }
export const 没有数据: StoryObj = { ...data(() => ({ Rows: [], Total: 0 })), tags: ['空'] }
export const 首次加载: StoryObj = { ...data(() => new Promise(() => undefined)), tags: ['加载'] }
const longRow = siRow({
  BillNo: 'COSU6412345600A/COSU6412345600B/COSU6412345600C',
  CompanyName: '宁波远帆进出口有限公司北仑保税区第二分公司',
  Consignee: 'HAMBURG HOME TRADING AND DISTRIBUTION GESELLSCHAFT MBH & CO. KG',
  BoxSummary: '40HQ*12, 20GP*6, 45HQ*2, 40RF*1',
  ReviewRemarks: '[R02 货描笼统] 请写明具体品名、材质与用途，并与装箱单、报关单一致。'.repeat(4),
  Weight: 123_456_789.125,
})
export const 很长的内容: StoryObj = { ...data(() => ({ Rows: [longRow], Total: 1 })), tags: ['长文本'] }
export const 深色: StoryObj = { ...data(() => ({ Rows: rows, Total: rows.length })), tags: ['深色'], globals: { theme: 'dark' } }
export const 补料记录: StoryObj = {
  render: () => (
    <StoryScreen
      make={() =>
        fakeDesk({
          path: '/external/workbench/SILogs',
          versions: [
            versionRow({
              Id: 102,
              Version: 2,
              Event: 'amend',
              ReasonCode: 'A02',
              Changes: 1,
              Stage: 1,
              Differences: [{ Path: 'TBI_MARKS', Label: '唛头', Before: 'N/M', After: 'PO 4711' }],
            }),
            versionRow({ Id: 101, Event: 'approve', InForce: true, Status: 2 }),
            versionRow({ Id: 100 }),
          ],
        })
      }
      Screen={Logs}
      height={480}
    />
  ),
}
export const 草稿箱: StoryObj = {
  tags: ['空'],
  render: () => (
    <StoryScreen
      make={() =>
        fakeDesk({
          path: '/external/workbench/SISubimtList?List=drafts',
          routes: { 'GET /api/TDBillLadingDraft/GetDraftSetList': () => ({ Rows: [], Total: 0 }) },
        })
      }
      Screen={Submit}
      height={480}
    />
  ),
}
const template = {
  ...templateToWire({
    ...templateFromWire({}),
    id: 5,
    name: '汉堡客户常用抬头',
    consignee: 'HAMBURG HOME TRADING GMBH',
    goods: 'COOKWARE',
  }),
  Scope: 'company',
  OwnerId: 11,
  OwnerName: '沈佳怡',
  UseCount: 12,
  LastUsedAt: '2026-11-20T01:00:00.000Z',
  UpdateTime: '2026-11-01T01:00:00.000Z',
}
export const 模板: StoryObj = {
  render: () => (
    <StoryScreen
      make={() => {
        const fake = fakeDesk({
          path: '/external/workbench/siTemplate',
          routes: { 'GET /api/TDBillLadingTemplate/GetTDTemplateList': () => ({ Rows: [template], Total: 1 }) },
        })
        fake.permit(['edit'], '/external/workbench/siTemplate')
        return fake
      }}
      Screen={Templates}
      height={420}
    />
  ),
}
export const 手机宽度: StoryObj = { ...数据列表, tags: ['手机'], globals: { viewport: { value: 'phone' } } }
