import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Page } from './pages/Pages.tsx'
import { siteStyle } from './style.ts'
import { applying, article, contact, missing, rates, tracked, unasked } from './testing/models.ts'

const meta: Meta<typeof Page> = {
  title: '设计评审/门户',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: ({ model }) => (
    <>
      <style>{siteStyle}</style>
      <Page model={model} />
    </>
  ),
}
export default meta
type Story = StoryObj<typeof Page>

export const Article: Story = { name: '新闻详情', args: { model: article } }
export const ArticlePhone: Story = { ...Article, name: '新闻详情，手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Sharing: Story = {
  ...Article,
  name: '新闻详情，打开分享',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('分享'))
    await expect(canvas.getByRole('textbox', { name: '文章链接' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '用邮件发送' })).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=/))
  },
}
export const SharingPhone: Story = {
  ...Sharing,
  name: '新闻详情，打开分享，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Rates: Story = { name: '在线运价，有结果', args: { model: rates } }
export const Contact: Story = { name: '联系我们，表单有误', tags: ['出错'], args: { model: contact } }
export const Applying: Story = {
  name: '应聘，简历过大',
  tags: ['出错'],
  args: { model: applying },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('简历文件')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('可选。支持 pdf、docx、doc，不超过 5 MB。')
    await expect(field.closest('form')).toHaveAttribute('enctype', 'multipart/form-data')
  },
}
export const ApplyingPhone: Story = {
  ...Applying,
  name: '应聘，简历过大，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Missing: Story = { name: '内容已下线', tags: ['空'], args: { model: missing } }
export const RatesPhone: Story = { ...Rates, name: '在线运价，手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Unasked: Story = { name: '在线船期，查询前', args: { model: unasked } }
export const UnaskedPhone: Story = {
  ...Unasked,
  name: '在线船期，查询前，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Tracked: Story = { name: '货物跟踪，有结果', args: { model: tracked } }
