import type { Meta, StoryObj } from '@storybook/react-vite'
import { described } from '../stories.tsx'
import { Icon, iconNames } from './Icon.tsx'

const meta: Meta<typeof Icon> = {
  title: '基础/图标',
  component: Icon,
  parameters: {
    docs: { description: { component: '产品自己的一套线条图标，随文字的颜色与大小。' } },
    guide: {
      when: '配合文字说明一种操作或一类东西；单独使用时放进图标按钮。',
      good: ['16 像素，空状态 32 像素。', '同一种操作全产品用同一个图标。'],
      bad: ['不用图标代替状态的文字。', '不从别处再引一套。'],
      sample: `<Icon name="refresh" />`,
    },
  },
  argTypes: described({ name: '图标的名称。', size: '边长，像素。', className: '附加的样式名。' }),
  args: { name: 'refresh' },
}
export default meta
type Story = StoryObj<typeof Icon>

export const All: Story = {
  name: '全部图标',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12, listStyle: 'none', padding: 0 }}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
export const Dark: Story = { ...All, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...All, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
