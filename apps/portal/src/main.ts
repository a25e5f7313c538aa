import '@arco-design/web-react/es/_util/react-19-adapter'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import { createPortal } from '@jst/shell'
import { brand } from './brand.ts'
import { features } from './features.ts'

const root = document.getElementById('root')
if (root) void createPortal({ features, brand, locale: zhCN }).start(root)
