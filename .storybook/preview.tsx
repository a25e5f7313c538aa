import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/dist/css/arco.min.css'
import '@jst/ui/styles.css'
import { ConfigProvider } from '@arco-design/web-react'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import type { Preview } from '@storybook/react-vite'

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
  },
  initialGlobals: { theme: 'light' },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'zh-CN'
      if (globals.theme === 'dark') document.body.setAttribute('arco-theme', 'dark')
      else document.body.removeAttribute('arco-theme')
      return (
        <ConfigProvider locale={zhCN} size="small">
          <Story />
        </ConfigProvider>
      )
    },
  ],
}
export default preview
