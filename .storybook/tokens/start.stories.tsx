import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactGrid, Section, StatusTag } from '@jst/ui'
import { expect } from 'storybook/test'
import { releases } from '../release.ts'
import { groups, meanings, tools } from './start.ts'

const meta: Meta = {
  title: '基础/开始',
  parameters: {
    docs: { description: { component: '平台的组件目录：颜色与字体、每个组件的用法和属性、各业务页面的评审稿。' } },
  },
}
export default meta

export const Start: StoryObj = {
  name: '怎样使用目录',
  render: () => (
    <div className="jst-stack">
      <Section title="目录里有什么">
        <FactGrid columns={2} facts={groups.map(([label, value]) => ({ label, value }))} />
      </Section>
      <Section title="怎样查看">
        <FactGrid columns={2} facts={tools.map(([label, value]) => ({ label, value }))} />
      </Section>
      <Section title="状态的颜色">
        <FactGrid
          columns={3}
          facts={meanings.map(([tone, label, meaning]) => ({ label, value: <StatusTag tone={tone}>{meaning}</StatusTag> }))}
        />
      </Section>
      <Section title="组件所在的包">
        <FactGrid columns={2} facts={releases().map(({ name, version, status }) => ({ label: `${name} ${version}`, value: status }))} />
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^@jst\/ui \d/)).toBeVisible()
    await expect(canvas.getByText('列表与表格')).toBeVisible()
  },
}
