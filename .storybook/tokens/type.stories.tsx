import type { Meta, StoryObj } from '@storybook/react-vite'
import { Measures } from './parts.tsx'
import { showsAll } from './play.ts'

const meta: Meta = {
  title: '基础/字体',
  parameters: {
    docs: {
      description: { component: '系统自带的中文字体；字号只有 12、13、14、16、24；数字等宽，提单上的文字用等宽字体。' },
    },
  },
}
export default meta

const sizes: [size: number, use: string][] = [
  [24, '数字卡片上的数字'],
  [16, '页面与窗口的标题'],
  [14, '表单、按钮、成段的文字'],
  [13, '表格'],
  [12, '说明、列头、状态标签'],
]
const families: [token: string, use: string][] = [
  ['--jst-sans', '界面：提单 COSU6412345670，1,234.500 公斤'],
  ['--jst-mono', '提单栏：NINGBO YUANFAN IMP. & EXP. CO., LTD'],
]

export const Scale: StoryObj = {
  name: '字号',
  render: () => (
    <Measures>
      {sizes.map(([size, use]) => (
        <li key={size} style={{ fontSize: size }}>
          {size} 像素　{use}
        </li>
      ))}
    </Measures>
  ),
}
export const Families: StoryObj = {
  name: '字体',
  render: () => (
    <Measures>
      {families.map(([token, use]) => (
        <li key={token} data-token={token} style={{ fontFamily: `var(${token})` }}>
          {use} <code>{token}</code>
        </li>
      ))}
    </Measures>
  ),
  play: showsAll('字体'),
}
