import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts, shipper } from '../stories.tsx'
import { DiffText } from './DiffText.tsx'

const meta: Meta<typeof DiffText> = {
  title: '提单/差异',
  component: DiffText,
  parameters: {
    docs: { description: { component: '改了什么：原值 → 现值，用颜色、符号和文字表示，不只靠颜色。' } },
    guide: {
      when: '改单、退回后重交、变更记录。',
      good: ['提单的栏逐行对照，短的值一行显示。'],
      bad: ['没有改的不列出。'],
      sample: `<DiffText before="TCLU1234567" after="TCLU1234560" />`,
    },
  },
  argTypes: described({ before: '原值。', after: '现值。', lines: '逐行对照，用于提单的栏。' }),
  args: { before: 'TCLU1234567', after: 'TCLU1234560' },
}
export default meta
type Story = StoryObj<typeof DiffText>

export const Short: Story = { name: '一行' }
export const Added: Story = { name: '原来没有', args: { before: '' } }
export const Lines: Story = {
  name: '逐行对照',
  args: { lines: true, before: shipper, after: shipper.replace('NO. 88', 'NO. 98').concat('\nUSCI: 91330200MA2AXXXX7X') },
}
export const Nothing: Story = { name: '都没有', tags: ['空'], args: { before: '', after: '' } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { before: longTexts.remark, after: `${longTexts.remark}已核对。` },
}
export const Dark: Story = { ...Lines, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
