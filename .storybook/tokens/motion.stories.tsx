import type { Meta, StoryObj } from '@storybook/react-vite'
import { Measures } from './parts.tsx'
import { usesOf } from './read.ts'

const meta: Meta = {
  title: '基础/动效',
  parameters: {
    docs: {
      description: { component: '动效只为说明变化，不超过 200 毫秒；等待的循环动画除外。系统设为减少动态效果时一概没有。' },
    },
  },
}
export default meta

export const Durations: StoryObj = {
  name: '用到的时长',
  render: () => (
    <Measures>
      {usesOf(/^(transition|animation)/, /\b[\d.]+m?s\b/g)
        .filter(([time]) => time !== '0s')
        .map(([time, uses]) => (
          <li key={time}>
            {time}　{uses} 处
          </li>
        ))}
    </Measures>
  ),
}
