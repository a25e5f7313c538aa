import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { VesselVoyage } from './VesselVoyage.tsx'

const meta: Meta<typeof VesselVoyage> = {
  title: '详情/船名航次',
  component: VesselVoyage,
  parameters: {
    docs: { description: { component: '船名与航次在一行：放不下时截断船名，航次始终完整。' } },
    guide: {
      when: '列表的一格、详情的一项。',
      good: ['同一艘船靠航次区分，航次不能丢。'],
      bad: ['不把船名与航次分成两列。'],
      sample: `<VesselVoyage vessel="COSCO SHIPPING ARIES" voyage="052W" />`,
    },
  },
  argTypes: described({ vessel: '船名。', voyage: '航次。' }),
  args: { vessel: 'COSCO SHIPPING ARIES', voyage: '052W' },
}
export default meta
type Story = StoryObj<typeof VesselVoyage>

export const Both: Story = { name: '船名与航次' }
export const Nothing: Story = { name: '都没有', tags: ['空'], args: { vessel: '', voyage: null } }
export const Long: Story = {
  name: '很长的船名',
  tags: ['长文本'],
  args: { vessel: longTexts.vessel, voyage: '0FLJ1W' },
  decorators: [(Story) => <div style={{ width: 170 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [vessel, voyage] = [longTexts.vessel, '0FLJ1W'].map((text) => within(canvasElement).getByText(text))
    await expect(vessel!.scrollWidth).toBeGreaterThan(vessel!.clientWidth)
    await expect(voyage!.getBoundingClientRect().right).toBeLessThanOrEqual(vessel!.getBoundingClientRect().left + 170)
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
