import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen } from './longterm/ShipSchedule.tsx'
import { index, rotation, theirs } from './testing/rotation.ts'

const meta: Meta = { title: '设计评审/船期', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

/** Saved by a colleague before the clerk's own save. */
const stale: StoryObj = {
  render: () => {
    const fake = new FakeApp({
      path: '/DataMaintenance/ShipSchedulemaintain?View=rotation&ServiceCode=LL1',
      routes: {
        'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: index }),
        'GET /api/BasicData/GetStarred': () => [],
        'GET /api/ServiceRotation/List': () => [{ ServiceCode: 'LL1', ServiceName: 'LL1', CarrierCode: 'OOCL', Ports: 3 }],
        'GET /api/ServiceRotation/Get': () => rotation,
        'POST /api/ServiceRotation/Save': () => refusal('STALE_WRITE', { Data: theirs }),
      },
    })
    fake.permit(['view', 'edit'])
    return (
      <div style={{ height: 640, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '编辑挂靠' }))
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const days = drawer.getAllByLabelText('截单 离港前几天')[0]!
    await userEvent.clear(days)
    await userEvent.type(days, '4')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await expect(await drawer.findByRole('button', { name: '还有 1 项未选择' })).toBeDisabled()
  },
}
export const RotationOfTwo: StoryObj = { ...stale, name: '挂靠与航程，他人先保存' }
export const RotationOfTwoDark: StoryObj = { ...stale, name: '挂靠与航程，他人先保存，深色', tags: ['深色'], globals: { theme: 'dark' } }
