/** Sentences of the kernel. */
export const texts = {
  periodOrder: (from: string, to: string) => `最后一天 ${to} 早于生效日 ${from}，请重新选择`,
  condition: {
    writeUnfinished: (seconds: number) => `数据库可以读取，但写入在 ${seconds} 秒内没有完成`,
    noAnswer: (seconds: number) => `数据库在 ${seconds} 秒内没有应答，正在自动重试`,
    starting: '数据库正在启动或恢复，请稍候',
    roleMissing: '数据库缺少应用角色 jst_app 或它的权限，请重新启动服务并按提示处理',
    unreachable: '数据库暂时无法连接，正在自动重试',
    diskFull: '磁盘空间不足，请清理磁盘或扩容',
    readOnly: '数据库处于只读状态（备用库或正在恢复），请检查 DATABASE_URL 是否指向主库',
    cutOff: '连接中断',
    writeRefused: (code: string) => `写入被拒绝（${code}），请查看数据库日志`,
    notWritable: (cause: string) => `数据库可以读取，但无法写入：${cause}`,
    notOpen: '数据库尚未打开',
    noConnection: (reason = '') => `无法连接数据库：${reason}。请检查 DATABASE_URL、网络与账号权限，并确认数据库已启动。`,
    waiting: (reason: string) => `数据库正在启动或恢复，继续等待（${reason}）`,
  },
  outOfRange: '提交的内容有数值过大、文字过长或不在允许范围内的，请检查后重试',
  file: {
    multipart: '请以表单文件（multipart/form-data）方式上传',
    missing: '没有收到文件，请重新选择',
    kinds: (kinds: string) => `文件格式不受支持，请上传 ${kinds} 文件`,
    unnamed: '文件',
    unknown: '没有这个文件',
  },
  bodyTooLarge: (bytes: number) =>
    `提交的内容超过 ${bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`}，请减少内容或分几次提交`,
  noNameServer: '域名服务器暂时没有应答，请稍后再试',
  headersTooLarge: '请求头过大，请清除浏览器 Cookie 后重试',
  requestTimeout: '请求接收超时，请检查网络后重试',
  malformed: '请求格式不正确，服务器无法读取',
  noCall: '没有这个接口',
  idempotencyKey: '幂等键应为 1～200 个可见英文字符',
  tooOften: '操作过于频繁',
  tooMany: (what: string, seconds: number) => `${what}，请 ${seconds} 秒后再试`,
  migrate: {
    serverTooOld: (version: number) => `需要 PostgreSQL 15 以上，当前数据库版本为 ${version}，请升级后重试。`,
    accountIsRole: (role: string) =>
      `数据库账号不能是应用角色 ${role} 本身。请在 DATABASE_URL 中改用另一个账号（数据库的所有者）后重新启动。`,
    noRole: (exists: boolean, reason: string, role: string, account: string) =>
      `数据库账号无权${exists ? '使用' : '建立'}应用角色（${reason}）。请由数据库管理员执行：${
        exists
          ? ''
          : `create role ${role} nologin;
        `
      }grant ${role} to "${account}"; 后重新启动。`,
    roleWithoutRights: (role: string) =>
      `应用角色 ${role} 没有读取数据的权限。数据库可能是在没有该角色的服务器上恢复的；角色现已建立，请清空该数据库后重新恢复备份，再启动。`,
    newerProgram: (name: string) => `数据库已由更新版本的程序升级过（${name}），当前程序版本较旧，不能打开。请使用新版本程序启动。`,
    changedFile: (name: string) => `迁移文件 ${name} 在执行后被修改过，为保护数据已停止启动。请恢复该文件，并用新的迁移文件进行变更。`,
    failed: (name: string, reason: string) => `数据库升级失败（${name}）：${reason}。数据未改动，请联系管理员。`,
  },
  openapi: {
    buttons: (names: string) => `需要任一按钮：${names}`,
    menus: (paths: string) => `需要任一菜单：${paths}`,
    anyMenu: (reason: string) => `角色持有任一菜单（${reason}）`,
    employee: (reason: string) => `已选择企业身份（${reason}）`,
    signedIn: (reason: string) => `登录用户（${reason}）`,
    public: (reason: string) => `无需登录（${reason}）`,
    title: '海运货代协同平台接口',
    description: '所有回答都装在信封里：Status 为 1 表示完成，0 表示没有可显示的内容或被拒绝；Code 说明拒绝原因，Issues 列出全部输入问题。',
    rights: (who: string) => `权限：${who}`,
    file: (why: string) => `文件：${why}`,
    webVersion: '前端版本，固定为 1',
    idempotencyKey: '同一次提交的重试请带同一个值，24 小时内只执行一次',
    done: '完成',
    refused: '拒绝',
    page: {
      title: '接口文档',
      machineReadable: (link: string) => `机器可读版本：${link}（OpenAPI 3.1）`,
      loading: '正在加载…',
      parameters: '参数',
      body: '请求体',
      failed: '接口列表加载失败，请刷新页面重试。',
    },
  },
  scanAway: '病毒扫描服务暂时没有应答，文件未加入，请稍后重试',
  badDay: '日期格式不正确，例如 2026-01-31',
  notSortable: (columns: string) => `不支持按该列排序，可用：${columns}`,
  preview: (role: string) => `正在以“${role}”预览，只能查看。请先退出预览再操作`,
  sheet: {
    bomb: '表格解压后过大或结构异常，已拒绝读取；请只保留需要导入的数据后重试',
    unreadable: '表格无法读取，请另存为 xlsx 或 csv 后重试',
    formulas: '表格中的公式没有计算结果，请用 Excel 或 WPS 打开并保存一次，或粘贴为数值后重试',
  },
  keyDamaged: (file: string, size: number) => `${file} 已损坏：应为 ${size} 字节`,
  jobs: {
    purge: '清理过期数据',
    partitions: '维护按月分区的数据表',
    partitionsKept: (made: number, dropped: number) => `新建 ${made} 个分区，删除 ${dropped} 个过期分区`,
    internal: '任务执行出错，详情见服务器日志',
    outOfTime: (seconds: number) => `超过 ${seconds} 秒仍未完成`,
    workerLost: '执行任务的服务进程中断，且已用完重试次数',
    starterGone: '发起人已停用或已离开公司，任务不再执行',
    oldData: '任务由旧版本提交，数据与当前版本不符，请重新发起',
  },
  notBuilt: '页面尚未构建：请先执行 npm start（会自动构建），或 npm run build 后刷新。',
} as const
