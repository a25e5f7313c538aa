import enUS from '@arco-design/web-react/es/locale/en-US'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import { fakeAdapter, type FakeHandler } from '@jst/api-client/testing'
import type { Employee, MenuNode } from '@jst/contracts/account'
import type { OwnJob } from '@jst/contracts/jobs'
import { defineFeature } from '@jst/feature-kit'
import { FakeSocket } from '@jst/realtime/testing'
import { MemoryStorage, sampleEmployee, sampleUser } from '@jst/session-core/testing'
import { applyLayout, EmptyState, PageFrame, Panel, type DisplayChoiceOf } from '@jst/ui'
import { useEffect, useRef, type ComponentType } from 'react'
import { createWorkbench } from '../createWorkbench.tsx'
import type { Browser } from '../services/createServices.ts'
import { wording } from '../texts.ts'
import { WorkbenchFrame } from '../workbench/WorkbenchFrame.tsx'
import { createTestRouter } from './router.ts'

export const node = (Path: string, Name: string, Icon = '', Children: MenuNode[] = []): MenuNode => ({
  Path,
  Name,
  Icon,
  Buttons: [],
  Children,
})
const review = node('/tdManage', '补料管理', 'file', [
  node('/tdManage/siCheck', '待审核补料'),
  node('/tdManage/siDataList', '补料数据列表'),
  node('/tdManage/siSubmitLog', '补料提交记录'),
])
const system = node('/system', '系统管理', 'settings', [node('/system/message', '我的消息'), node('/system/employee/list', '账号设置')])
export const menu = [node('/workbench', '工作台', 'home'), review, system]

const Waiting = () => (
  <PageFrame title="待审核补料">
    <Panel title="待审核补料">
      <EmptyState title="没有待审核的补料" hint="新提交的补料会出现在这里。" />
    </Panel>
  </PageFrame>
)
export function Broken(): never {
  throw new Error('a page that cannot be drawn')
}
export const staff: Employee = {
  ...sampleEmployee,
  Name: '林志远',
  Account: 'reviewer',
  CompanyName: '上海海捷国际货运代理有限公司',
  CompanyKind: 'operator',
  RoleNames: ['补料审核员'],
  SystemName: '上海海捷国际货运代理有限公司',
}

const none: OwnJob[] = []

interface FrameProps {
  /** 打开的页面。 */
  path?: string
  /** 菜单树：有权限的页面。 */
  tree?: MenuNode[]
  /** 登录的人与企业。 */
  employee?: Employee
  /** 页面内容。 */
  Page?: ComponentType
  /** 未读消息的回答；也可以是失败。 */
  unread?: FakeHandler
  /** 正在进行的后台任务。 */
  jobs?: OwnJob[]
  dark?: boolean
  english?: boolean
  /** 布局。 */
  layout?: DisplayChoiceOf<'layout'>
}

/** The real workbench over a server in memory; the address is given back when the story is left. */
export function Frame({
  path = '/tdManage/siCheck',
  tree = menu,
  employee = staff,
  Page = Waiting,
  unread = () => 12,
  jobs = none,
  dark,
  english,
  layout = 'side',
}: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = place.current
    if (!root) return
    const before = window.location.href
    window.history.replaceState(null, '', path)
    const { adapter } = fakeAdapter({
      'GET /api/CurrentEmployee/Current': () => employee,
      'GET /api/CurrentUser/Current': () => sampleUser,
      'GET /api/CurrentUser/GetUserBindEmployeeList': () => [],
      'GET /api/Employee/GetCurrentEmployeeMenuTree': () => tree,
      'GET /api/Message/UnReadMessageCount': unread,
      'GET /api/Message/GetMessageSelfPagedList': () => ({ Rows: [], Total: 0 }),
      'GET /api/Job/GetOwnPagedList': () => ({ Rows: jobs, Total: jobs.length }),
    })
    const kept = (values: Record<string, string>) => new MemoryStorage(values) as unknown as Storage
    const browser: Browser = {
      location: window.location,
      localStorage: kept({ 'jst:token': 'token-1', 'jst:layout': layout }),
      sessionStorage: kept({}),
      history: window.history,
      document,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
    }
    const pages = tree.flatMap((one) => (one.Children.length > 0 ? one.Children : [one]))
    const features = [
      defineFeature({
        area: 'story',
        screens: pages.map(({ Path, Name }) => ({ path: Path, name: Path, title: Name, load: async () => ({ Screen: Page }) })),
      }),
    ]
    const workbench = createWorkbench({
      surface: 'internal',
      features,
      brand: { name: '船务协同平台' },
      locale: zhCN,
      english: async () => enUS,
      browser,
      adapter,
      createSocket: (url) => {
        const socket = new FakeSocket(url)
        queueMicrotask(() => {
          socket.accept()
          if (jobs.length > 0) socket.receive({ type: 'job/changed', content: { Ids: jobs.map(({ Id }) => Id) } })
        })
        return socket
      },
    })
    if (dark) workbench.app.ui.display.setTheme('dark')
    if (english) workbench.app.session.setLanguage('EN')
    const started = workbench.start(root, createTestRouter(workbench.navigation, WorkbenchFrame, features))
    return () => {
      void started.then((end) => end())
      wording.speak()
      applyLayout(document.body, 'side')
      window.history.replaceState(null, '', before)
    }
  }, [path, tree, employee, Page, unread, jobs, dark, english, layout])
  return <div ref={place} style={{ minHeight: 600 }} />
}
