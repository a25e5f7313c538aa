import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberField } from './index.ts'

function Amount({ value, error, label = '信用额度（CNY）' }: { value: number | null; error?: string; label?: string }) {
  const [typed, setTyped] = useState(value)
  return <NumberField label={label} value={typed} error={error} onChange={(next) => setTyped(typeof next === 'number' ? next : null)} />
}

const meta: Meta<typeof Amount> = {
  title: '表单/数字',
  component: Amount,
  subcomponents: { NumberField },
  parameters: {
    guide: {
      when: '填写金额、天数、人数。',
      good: ['标签写明单位。'],
      bad: ['用上下箭头调整金额。'],
      sample: `<NumberField {...form.field('CreditLimit')} />`,
    },
    docs: { description: { component: '一个数字，按输入的样子保留，保存时检查。' } },
  },
  argTypes: {
    label: { description: '标签，写明单位。' },
    value: { description: '数值；null 为未填。' },
    unit: { description: '保存的单位，可随数字一起填写，如 68.5方。', control: false, table: { category: 'NumberField' } },
    error: { description: '错误，显示在下方。' },
    disabled: { description: '只能查看。', control: false, table: { category: 'NumberField' } },
    onChange: { description: '值有变化。', control: false, table: { category: 'NumberField' } },
  } as Meta<typeof Amount>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Amount>

export const Plain: Story = { name: '金额', args: { value: 500_000 } }
export const Nothing: Story = { name: '未填', tags: ['空'], args: { value: null } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { value: -1, error: '请填写 0 或以上的金额' } }
export const Long: Story = {
  name: '很长',
  tags: ['长文本'],
  args: { value: 123_456_789_012.34, label: '年度合约客户旺季临时增加的信用额度（人民币元）' },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, args: { value: 500_000 } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
