import type { SiCockpit } from '@jst/contracts/si'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeDesk } from '../testing/desk.ts'
import { siRow } from '../testing/rows.ts'
import { StoryScreen } from '../testing/StoryScreen.tsx'
import { Screen } from './SiCockpit.tsx'

const meta: Meta = { title: '设计评审/补料/驾驶舱', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const figures: SiCockpit = {
  ToSubmit: 9,
  Drafts: 2,
  ByStatus: [
    { Status: 1, Count: 13 },
    { Status: 3, Count: 6 },
  ],
  DueDay: 4,
  Overdue: 1,
  Mine: 3,
  Unclaimed: 10,
  Amendments: 1,
  Review7: { Hours: 1.6, Reviews: 26 },
  Review30: { Hours: 2.1, Reviews: 80 },
  Since7: '2026-11-13T02:00:00.000Z',
  Since30: '2026-10-21T02:00:00.000Z',
  LatestRejections: [
    {
      Id: 4,
      BillNo: 'OOLU6412352383',
      OrderNo: 'WT2611000049',
      CompanyName: '苏州恒泽机电有限公司',
      Remarks: '[R02 货描笼统] 请写明具体品名与材质',
      ReviewerName: '林志远',
      ReviewTime: '2026-11-20T01:24:00.000Z',
    },
  ],
  Carriers: [
    { CarrierCode: 'COSU', CarrierName: '中远海运集运', Open: 8, Due: 3, Overdue: 1, Rejected: 1 },
    { CarrierCode: 'OOLU', CarrierName: '东方海外', Open: 4, Due: 1, Overdue: 0, Rejected: 2 },
    { CarrierCode: 'HDMU', CarrierName: '现代商船', Open: 1, Due: 0, Overdue: 0, Rejected: 3 },
  ],
}
const rows = [
  siRow({ Id: 1, Deadline: '2026-11-19T21:00:00.000Z', ClaimedById: 8, ClaimedByName: '林志远', Reviewing: true }),
  siRow({ Id: 2, BillNo: 'OOLU6412349095A', Warnings: 2 }),
  siRow({ Id: 3, BillNo: 'HDMU6412351835B', Status: 3 }),
]
const cockpit = (answer: unknown) => () =>
  fakeDesk({
    rows: answer === figures ? rows : [],
    path: '/tdManage/workbench',
    routes: { 'GET /api/TDBillLadingInfo/GetTDBillLadingCockpit': () => answer },
  })

export const 忙碌: StoryObj = { render: () => <StoryScreen make={cockpit(figures)} Screen={Screen} /> }

const idle: SiCockpit = {
  ...figures,
  ByStatus: [],
  DueDay: 0,
  Overdue: 0,
  Mine: 0,
  Amendments: 0,
  Review7: { Hours: null, Reviews: 0 },
  Review30: { Hours: null, Reviews: 0 },
  LatestRejections: [],
  Carriers: [],
}
export const 没有待办: StoryObj = { tags: ['空'], render: () => <StoryScreen make={cockpit(idle)} Screen={Screen} /> }
