import '@arco-design/web-react/es/_util/react-19-adapter'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import { createWorkbench } from '@jst/shell'
import { brand } from './texts.ts'
import { createRouter, features } from './router.ts'

const english = async () => (await import('@arco-design/web-react/es/locale/en-US')).default
const root = document.getElementById('root')
if (root) {
  const workbench = createWorkbench({ surface: 'external', features, brand, locale: zhCN, english })
  void workbench.start(root, createRouter(workbench.navigation))
}
