import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fakeDesk } from '../testing/desk.ts'
import { siRow, versionRow } from '../testing/rows.ts'
import { StoryScreen } from '../testing/StoryScreen.tsx'
import { BatchApprove } from './BatchApprove.tsx'
import { Screen as Audit } from './SiAudit.tsx'
import { Screen as Check } from './SiCheck.tsx'
import { Screen as Detail } from './SiDetail.tsx'

const meta: Meta = { title: '设计评审/补料/审核', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const queue = [
  siRow({ Id: 1, BillNo: 'COSU6412345600', Version: 2, InForceVersion: 1, Changes: 2, ReasonCode: 'A01' }),
  siRow({ Id: 2, BillNo: 'OOLU6412349095A', Warnings: 2, ClaimedById: 8, ClaimedByName: '林志远', Reviewing: true }),
  siRow({ Id: 3, BillNo: 'OOLU6412349095B', Deadline: '2026-11-19T21:00:00.000Z', Stage: 1 }),
]
const versions = [
  versionRow({ Id: 102, Version: 2, Event: 'amend', ReasonCode: 'A01', Changes: 2, Remarks: '收货人要求补充电话' }),
  versionRow({ Id: 101, Event: 'approve', InForce: true, Status: 2 }),
  versionRow({ Id: 100 }),
]
const cockpit = {
  'GET /api/TDBillLadingInfo/GetTDBillLadingCockpit': () => ({ ByStatus: [{ Status: 1, Count: 3 }], Mine: 1, Unclaimed: 1 }),
}
const issues = {
  'POST /api/TDBillLadingInfo/CheckTDBillLadingInfo': () => ({
    Pass: true,
    Issues: [
      {
        Severity: 'WARN',
        Code: 'CONSIGNOR_PHONE',
        Path: 'TDBLInfos[0].TBI_CONSIGNOR',
        Label: '发货人',
        Message: '发货人没有电话，卸货港与海关可能无法联系，请补充 TEL',
      },
    ],
  }),
}
const amendment = () =>
  fakeDesk({
    rows: queue,
    versions,
    routes: { ...cockpit, ...issues },
    state: () => ({ Version: 2, InForceVersion: 1, ReasonCode: 'A01', Reason: '收货人要求补充电话', Stage: 1 }),
    content: () => ({ consignee: 'PACIFIC RETAIL SUPPLY INC.\n2500 E CARSON STREET', signingMethod: 'TLX' }),
  })

export const 队列: StoryObj = {
  render: () => (
    <StoryScreen make={() => fakeDesk({ rows: queue, routes: cockpit, path: '/tdManage/siCheck' })} Screen={Check} height={600} />
  ),
}

export const 改单待审: StoryObj = { render: () => <StoryScreen make={amendment} Screen={Audit} /> }

export const 他人正在审核: StoryObj = {
  tags: ['无权限'],
  render: () => (
    <StoryScreen
      make={() => fakeDesk({ rows: queue, state: () => ({ ClaimedById: 8, ClaimedByName: '林志远', Reviewing: true }) })}
      Screen={Audit}
    />
  ),
}

export const 退回并批注: StoryObj = {
  render: () => <StoryScreen make={amendment} Screen={Audit} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [onBill] = await canvas.findAllByTitle('批注收货人')
    if (onBill) await userEvent.click(onBill)
    await userEvent.type(await canvas.findByRole('textbox', { name: '收货人的批注' }), '请补税号')
    await userEvent.click(canvas.getByRole('button', { name: '退回修改' }))
    await expect(await canvas.findByText('连同 1 处字段批注一起退回。')).toBeVisible()
  },
}

export const 三方对照: StoryObj = {
  render: () => <StoryScreen make={amendment} Screen={Audit} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '三方对照' }))
    await expect(await canvas.findByRole('table', { name: '三方对照的差异' })).toBeVisible()
  },
}

const Plan = () => <BatchApprove rows={queue} onClose={() => undefined} onDone={() => undefined} />
export const 批量审核: StoryObj = { render: () => <StoryScreen make={() => fakeDesk()} Screen={Plan} height={420} /> }

export const 详情: StoryObj = {
  render: () => (
    <StoryScreen
      make={() => fakeDesk({ rows: queue, versions, content: () => ({ marks: 'N/M 1-20' }), path: '/tdManage/siDetail?Id=1' })}
      Screen={Detail}
    />
  ),
}

export const 手机宽度的队列: StoryObj = { ...队列, tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const 手机宽度的审核: StoryObj = { ...改单待审, tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const 手机宽度的详情: StoryObj = { ...详情, tags: ['手机'], globals: { viewport: { value: 'phone' } } }
