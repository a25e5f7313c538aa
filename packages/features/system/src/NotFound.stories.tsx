import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Screen } from './NotFound.tsx'

const meta: Meta = { title: '设计评审/系统', parameters: { layout: 'fullscreen' } }
export default meta

export const NotFound: StoryObj = {
  name: '页面不存在',
  render: () => <FakeScreen fake={new FakeApp({ path: '/internal/404?url=%2FSeaFreight%2FFareCockpit%3Ffrom%3DCNSHA' })} Screen={Screen} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('/SeaFreight/FareCockpit?from=CNSHA')).toBeVisible()
  },
}
