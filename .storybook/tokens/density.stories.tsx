import { rowHeights } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { texts } from '../../packages/ui/src/texts.ts'
import { Measure, Measures } from './parts.tsx'

const meta: Meta = {
  title: '基础/密度',
  parameters: { docs: { description: { component: '表格的行高由使用者选择；控件在表格与工具栏里高 28，在表单与手机上高 36。' } } },
}
export default meta

const box = { border: '1px solid var(--jst-line-strong)', background: 'var(--jst-surface)' }

export const Rows: StoryObj = {
  name: '行高',
  render: () => (
    <Measures>
      {(Object.keys(rowHeights) as (keyof typeof rowHeights)[]).map((density) => (
        <Measure key={density} looks={{ ...box, height: rowHeights[density] }}>
          {texts.list.densities[density]}　{rowHeights[density]} 像素
        </Measure>
      ))}
    </Measures>
  ),
}
export const Controls: StoryObj = {
  name: '控件的高度',
  render: () => (
    <Measures>
      {[
        [28, '工具栏、表格、面板'],
        [36, '表单、登录、手机'],
      ].map(([height, use]) => (
        <Measure key={height} looks={{ ...box, height, borderRadius: 'var(--jst-radius)' }}>
          {height} 像素　{use}
        </Measure>
      ))}
    </Measures>
  ),
}
