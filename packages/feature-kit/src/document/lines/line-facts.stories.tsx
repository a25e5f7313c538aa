import { customerDocument } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { FakeScreen } from '../../testing/index.tsx'
import { LineFacts } from '../index.ts'
import { contact, documentApp } from '../testing/sample.ts'

const { fields } = customerDocument.lines.contacts
type Props = Parameters<typeof LineFacts>[0]
function Shown(props: Props) {
  const [fake] = useState(() => documentApp())
  const [Screen] = useState(() => () => <LineFacts {...props} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof LineFacts> = {
  title: '详情/明细只读',
  component: LineFacts,
  render: Shown,
  parameters: {
    guide: {
      when: '只读地显示若干行：订舱的箱型箱量、箱单申请的拆分。',
      good: ['没有内容的列不显示。'],
      bad: ['可编辑的明细用 LinesPart。'],
      sample: `<LineFacts title="拆分" fields={partFields} lines={lines} />`,
    },
    docs: { description: { component: '若干行的只读表格，没有内容的列不显示。' } },
  },
  argTypes: {
    title: { description: '表格的名称。' },
    fields: { description: '列，按声明。', control: false },
    lines: { description: '各行的值。', control: false },
  },
  args: { title: '联系人', fields, lines: [contact(1, '沈佳怡', { Main: true }), contact(2, '周海岚')] },
}
export default meta
type Story = StoryObj<typeof LineFacts>

export const Some: Story = {
  name: '两行',
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('周海岚')).toBeVisible(),
}
export const None: Story = { name: '没有行', tags: ['空'], args: { lines: [] } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { lines: [contact(1, 'ALEXANDRA KONSTANTINOPOULOU-MARKOVIC')] } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
