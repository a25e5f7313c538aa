/** What the server and its commands say on the console. */
export const texts = {
  config: {
    integer: (name: string, most: number, text: string) => `${name} 应为 0～${most} 的整数，当前为“${text}”`,
    origin: (name: string, origin: string) => `${name} 应为来源地址（如 https://jst.example.com，多个用逗号分隔），当前含有“${origin}”`,
    databaseUrl: 'DATABASE_URL 应以 postgres:// 开头',
    logLevel: (levels: string, level: string) => `LOG_LEVEL 应为 ${levels} 之一，当前为“${level}”`,
    wrong: (lines: string) => `环境变量有误：\n${lines}`,
    url: (name: string, text: string) => `${name} 应为 http 或 https 地址，当前为“${text}”`,
    secretKey: 'SECRET_KEY 至少 32 个字符',
    weChat: 'WECHAT_APP_ID 与 WECHAT_APP_SECRET 应同时设置',
  },
  starting: '正在启动',
  stopping: '正在停止',
  portTaken: (port: number) => `端口 ${port} 已被其他程序占用。请停止该程序，或用环境变量 PORT 指定其他端口。`,
  portForbidden: (port: number) => `没有权限使用端口 ${port}，请用环境变量 PORT 指定 1024 以上的端口。`,
  draining: '正在停止：不再接受新请求，等待进行中的操作完成…',
  stopFailed: (reason: string) => `停止时出错：${reason}\n`,
  external: '外部 PostgreSQL（DATABASE_URL）',
  embedded: (version: string) => `内置 PostgreSQL ${version}`,
  waitsFor: {
    engine: '正在启动数据库',
    database: '正在等待数据库启动或恢复',
    migrations: '正在升级数据库结构',
    reference: '正在载入基础数据',
    demo: '正在写入演示数据',
  },
  migrated: (count: number) => `数据库结构已更新：${count} 项`,
  loaded: (label: string, added: number, changed: number, kept: number) =>
    `基础数据已更新：${label}新增 ${added} 条，更新 ${changed} 条${kept > 0 ? `，${kept} 条因已被修改而保留` : ''}`,
  firstAdministrator: (account: string, password: string) =>
    `数据库中还没有账号，已建立管理员账号：${account}　初始密码：${password}　（只显示这一次，请妥善保存）`,
  demoAccounts: (accounts: readonly string[], password: string) => `演示账号：${accounts.join('、')}（密码 ${password}）`,
  listening: (address: string, folder: string) => `服务已启动：${address}（数据目录 ${folder}），正在准备数据库…`,
  ready: (engine: string, address: string, seconds: string) => `${engine}已就绪，可以使用：${address}（用时 ${seconds} 秒）`,
  places: (address: string) => `  登录与门户  ${address}/\n  内部工作台  ${address}/workbench\n  客户工作台  ${address}/external/workbench`,
  startFailed: (stack = '') => `启动失败：${stack}`,
  demoCleared: (companies: number) => (companies > 0 ? `已删除演示数据：${companies} 家演示企业及其全部业务数据。` : '没有演示数据。'),
} as const
