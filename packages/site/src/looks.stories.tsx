import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Page } from './pages/Pages.tsx'
import { siteStyle } from './style.ts'
import { english, home } from './testing/home.ts'

const meta: Meta<typeof Page> = {
  title: '框架/门户外观',
  component: Page,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: '访客看的页面：平台（含同行版）、客户门户、企业官网三种外观共用一组区块。',
      good: ['一种外观只改页头、首屏、留白和少数区块的排法，区块都用同一套。', '没有脚本也能看、能查、能留言。'],
      bad: ['不为某一家企业写专门的区块；颜色、导航和文字在网站配置里改。'],
      sample: `<Page model={home('platform')} />`,
    },
    // as high as the page: what is below the window is not drawn
    viewport: {
      options: {
        desktop: { name: '电脑 1280', styles: { width: '1280px', height: '2600px' }, type: 'desktop' },
        tallPhone: { name: '手机 390', styles: { width: '390px', height: '3800px' }, type: 'mobile' },
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  render: ({ model }) => (
    <>
      <style>{siteStyle}</style>
      <Page model={model} />
    </>
  ),
}
export default meta
type Story = StoryObj<typeof Page>
const onPhone = { tags: ['手机'], globals: { viewport: { value: 'tallPhone' } } }

export const Platform: Story = { name: '平台首页', args: { model: home('platform') } }
export const PlatformPhone: Story = { ...Platform, ...onPhone, name: '平台首页，手机宽度' }
export const Customer: Story = { name: '客户门户首页', args: { model: home('customer') } }
export const CustomerPhone: Story = { ...Customer, ...onPhone, name: '客户门户首页，手机宽度' }
export const Company: Story = { name: '企业门户首页', args: { model: home('company') } }
export const CompanyPhone: Story = { ...Company, ...onPhone, name: '企业门户首页，手机宽度' }
export const Peers: Story = { name: '同行版首页', args: { model: home('peers') } }
export const PeersPhone: Story = { ...Peers, ...onPhone, name: '同行版首页，手机宽度' }
export const English: Story = {
  name: '平台首页，英文',
  tags: ['英文'],
  args: { model: english(home('platform')) },
  play: async ({ canvasElement }) => {
    const languages = within(within(canvasElement).getByRole('navigation', { name: 'Language' }))
    await expect(languages.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/external/home')
  },
}
export const EnglishPhone: Story = { ...English, ...onPhone, tags: ['英文', '手机'], name: '平台首页，英文，手机宽度' }
