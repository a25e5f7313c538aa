import './clock.ts'
import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/dist/css/arco.min.css'
import '@jst/ui/styles.css'
import '@jst/tab-bar/styles.css'
import { ConfigProvider } from '@arco-design/web-react'
import enUS from '@arco-design/web-react/es/locale/en-US'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import { TextsProvider } from '@jst/ui'
import { englishTexts } from '@jst/ui/english'
import type { Preview } from '@storybook/react-vite'
import { connectMobx } from '@jst/store/mobx'
import { StoryFrame } from '../packages/ui/src/stories.tsx'
import { texts as chineseTexts } from '../packages/ui/src/texts.ts'
import { DocsPage } from './DocsPage.tsx'

// in an app they come with the screens of their area
import.meta.glob('../packages/ui/src/styles/areas/*.css', { eager: true })

// screens observe the stores as in an application
connectMobx()

const preview: Preview = {
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
    language: {
      description: '语言',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'CN', title: '中文' },
          { value: 'EN', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'CN' },
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: { phone: { name: '手机 390', styles: { width: '390px', height: '844px' }, type: 'mobile' } } },
    docs: { page: DocsPage, canvas: { sourceState: 'none' } },
    options: {
      storySort: {
        order: [
          '基础',
          ['开始', '颜色用途', '颜色', '字体', '间距', '动效', '密度', '图标'],
          '控件',
          '表单',
          '列表与表格',
          '反馈',
          '详情',
          '图表与指标',
          '提单',
          '表格编辑',
          '地图',
          '框架',
          '设计评审',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const english = globals['language'] === 'EN'
      document.documentElement.lang = english ? 'en' : 'zh-CN'
      if (globals.theme === 'dark') document.body.setAttribute('arco-theme', 'dark')
      else document.body.removeAttribute('arco-theme')
      return (
        <ConfigProvider locale={english ? enUS : zhCN} size="small">
          <TextsProvider texts={english ? englishTexts : chineseTexts}>
            <StoryFrame>
              <Story />
            </StoryFrame>
          </TextsProvider>
        </ConfigProvider>
      )
    },
  ],
}
export default preview
