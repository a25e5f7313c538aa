import './clock.ts'
import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/dist/css/arco.min.css'
import '@jst/ui/styles.css'
import '@jst/tab-bar/styles.css'
import { ConfigProvider } from '@arco-design/web-react'
import enUS from '@arco-design/web-react/es/locale/en-US'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import type { Preview } from '@storybook/react-vite'
import { connectMobx } from '@jst/store/mobx'
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
    docs: { page: DocsPage, canvas: { sourceState: 'none' } },
    options: { storySort: { order: ['设计评审', 'shell', 'ui', 'feature-kit', 'sheet', 'tab-bar', 'si-drafts', 'permissions'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const english = globals['language'] === 'EN'
      document.documentElement.lang = english ? 'en' : 'zh-CN'
      if (globals.theme === 'dark') document.body.setAttribute('arco-theme', 'dark')
      else document.body.removeAttribute('arco-theme')
      return (
        <ConfigProvider locale={english ? enUS : zhCN} size="small">
          <Story />
        </ConfigProvider>
      )
    },
  ],
}
export default preview
