import { spaced } from '@jst/contracts/values'

/** Console texts of the server and its commands. */
export const texts = {
  files: {
    noBucket: '请先设置 FILES_URL，例如 s3://bucket/prefix?endpoint=https://host:9000',
    moved: (sent: number, present: number) => `已上传 ${sent} 个文件，另有 ${present} 个已在对象存储中；本机文件未删除`,
    wrong: (place: string) => `内容与校验值不符，请从备份恢复后重试：${place}`,
  },
  config: {
    integer: (name: string, most: number, text: string) => `${name} 应为 0～${most} 的整数，当前为“${text}”`,
    origin: (name: string, origin: string) => `${name} 应为来源地址（如 https://jst.example.com，多个用逗号分隔），当前含有“${origin}”`,
    databaseUrl: (name: string) => `${name} 应以 postgres:// 开头`,
    directAlone: 'DATABASE_DIRECT_URL 是连接池后面的数据库地址，需要同时设置 DATABASE_URL',
    readAlone: 'DATABASE_READ_URL 是只读备库的地址，需要同时设置 DATABASE_URL',
    filesUrl: 'FILES_URL 应形如 s3://bucket/prefix?endpoint=https://host:9000&region=cn-east-1',
    busUrl: 'BUS_URL 应以 redis:// 或 rediss:// 开头',
    auditMonths: (least: number, months: number) =>
      `AUDIT_MONTHS 应为 0（不删除）或至少 ${least}（网络安全法要求日志留存不少于六个月），当前为 ${months}`,
    filesProxy: 'FILES_PROXY 应为前置代理通往对象存储的路径，如 /bucket/，并同时设置 FILES_URL',
    logLevel: (levels: string, level: string) => `LOG_LEVEL 应为 ${levels} 之一，当前为“${level}”`,
    readerAlone: 'READER_MODEL 与 READER_KEY 需要同时设置 READER_URL',
    readerUrl: 'READER_URL 应为 http 或 https 地址（chat completions 接口），并同时设置 READER_MODEL',
    proxies: (text: string) =>
      `TRUSTED_PROXIES 应为代理的地址或网段（如 10.0.0.5、10.0.0.0/8、loopback，多个用逗号分隔；没有代理填 none），当前含有“${text}”`,
    wrong: (lines: string) => `环境变量有误：\n${lines}`,
    url: (name: string, text: string) => `${name} 应为 http 或 https 地址，当前为“${text}”`,
    secretKey: 'SECRET_KEY 至少 32 个字符',
    mail: 'SMTP_URL 与 MAIL_FROM 应同时设置',
    smtpUrl: 'SMTP_URL 应为 smtp:// 或 smtps:// 地址',
    scanner: (text: string) => `CLAMD_ADDRESS 应为 主机:端口 或本机套接字路径，当前为“${text}”`,
    mailFrom: (text: string) => `MAIL_FROM 应为邮箱地址，可带名称（如 海捷货运 <notice@example.com>），当前为“${text}”`,
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
  loaded: (label: string, added: number, changed: number, unchanged: number) =>
    spaced`基础数据已更新：${label}新增 ${added} 条，更新 ${changed} 条${unchanged > 0 ? `，${unchanged} 条因已被修改而保留` : ''}`,
  firstAdministrator: (account: string, password: string) =>
    `数据库中还没有账号，已建立管理员账号：${account}　初始密码：${password}　（只显示这一次，请妥善保存）`,
  demoAccounts: (accounts: readonly string[], password: string) => `演示账号：${accounts.join('、')}（密码 ${password}）`,
  demoLeftOut: (parts: readonly string[]) => `原有的演示数据由较早版本生成，以下部分未能补齐：${parts.join('、')}`,
  listening: (address: string, folder: string) => `服务已启动：${address}（数据目录 ${folder}），正在准备数据库…`,
  ready: (engine: string, address: string, seconds: string) => spaced`${engine}已就绪，可以使用：${address}（用时 ${seconds} 秒）`,
  places: (address: string) => `  登录与门户  ${address}/\n  内部工作台  ${address}/workbench\n  客户工作台  ${address}/external/workbench`,
  startFailed: (stack = '') => `启动失败：${stack}`,
  demoCleared: (companies: number) => (companies > 0 ? `已删除演示数据：${companies} 家演示企业及其全部业务数据。` : '没有演示数据。'),
} as const
