import '@arco-design/web-react/es/_util/react-19-adapter'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import { createPortal } from '@jst/shell'
import { brand } from './texts.ts'
import { createRouter, features } from './router.ts'

const root = document.getElementById('root')
if (root) {
  const portal = createPortal({ features, brand, locale: zhCN })
  void portal.start(root, createRouter(portal.navigation))
}
