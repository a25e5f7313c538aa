import '@arco-design/web-react/es/_util/react-19-adapter'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import { createWorkbench } from '@jst/shell'
import { brand } from './brand.ts'
import { features } from './features.ts'

const english = async () => (await import('@arco-design/web-react/es/locale/en-US')).default
const root = document.getElementById('root')
if (root) void createWorkbench({ surface: 'internal', features, brand, locale: zhCN, english }).start(root)
