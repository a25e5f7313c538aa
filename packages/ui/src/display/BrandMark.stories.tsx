import type { Meta, StoryObj } from '@storybook/react-vite'
import { described } from '../stories.tsx'
import { BrandMark } from './BrandMark.tsx'

/** A wide drawing, as logos of companies are. */
const drawing = '<path fill="#0a5180" d="M4 20h112l-8 8H12zM20 4h20v12H20zm28 4h20v8H48z"/>'
const wide = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32">${drawing}</svg>`)}`

const meta: Meta<typeof BrandMark> = {
  title: '基础/公司标识',
  component: BrandMark,
  parameters: {
    docs: { description: { component: '公司的标识，放在公司名称旁；没有标识时用平台的船形图标。' } },
    guide: {
      when: '页头、登录页、注册页里公司名称的左边。',
      good: ['名称写在旁边，标识只作装饰。', '宽标识按比例缩到同一高度。'],
      bad: ['不单独使用：读屏听不到公司的名称。'],
      sample: `<BrandMark logo={system.logo} size={24} />`,
    },
  },
  argTypes: described({ logo: '标识的地址；空为没有。', size: '高度，像素。' }),
  args: { logo: wide, size: 24 },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <BrandMark {...args} /> 宁波瑞通国际物流有限公司
    </p>
  ),
}
export default meta
type Story = StoryObj<typeof BrandMark>

export const WithLogo: Story = { name: '公司标识' }
export const WithoutLogo: Story = { name: '没有公司标识', args: { logo: '' } }
export const Dark: Story = { ...WithLogo, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...WithLogo, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
