/** Console texts of the embedded database for start, copy and refusal. */
export const texts = {
  noDataDir: (dataDir: string) => `数据目录 ${dataDir} 不存在，请检查 DATA_DIR。`,
  backupFolder: '备份目录',
  backupIncomplete: (from: string, note: string) => `${from} 不是完整的备份（缺少 ${note}），请换用其他备份。`,
  dataFolder: '数据目录',
  notEmpty: (label: string, folder: string) => `${label} ${folder} 不是空的，请先移走其中的内容，或换一个目录。`,
  noDatabase: (dataDir: string) => `数据目录 ${dataDir} 中没有内置数据库，请检查 DATA_DIR；使用外部数据库时请设置 DATABASE_URL。`,
  tablespaces: '内置数据库含有表空间，无法备份。请改用 pg_basebackup。',
  initFailed: (output: string) => `内置数据库初始化失败：${output}`,
  folderNeeded: (task = '') => `请指明备份目录：npm run ${task} -- <目录>`,
  backedUp: (folder: string) => `备份完成：${folder}`,
  restored: (dataDir: string) => `已恢复到 ${dataDir}，请启动服务。`,
  externalApart: '外部数据库（DATABASE_URL）不在其中，请用 pg_dump 与 pg_restore 另行备份和恢复。',
  wasExternal: (folder: string, file: string) =>
    `数据目录 ${folder} 此前使用的是外部数据库，而本次没有设置 DATABASE_URL。为避免打开一个空库，已停止启动。请设置 DATABASE_URL；如确需改用内置数据库，请先删除 ${file}。`,
  otherVersion: (folder: string, major: number, ours: number | undefined) =>
    `数据目录 ${folder} 由 PostgreSQL ${major} 建立，当前程序自带 PostgreSQL ${ours}，不能直接打开。请用原版本导出数据后再导入，或设置 DATABASE_URL。`,
  restarting: '内置数据库意外退出，正在重新启动',
  noOutput: '尚无输出',
  stillStarting: (last: string) => `数据库仍在启动或恢复，请勿关闭：${last}`,
  startFailed: (reason: string, output: string) => `内置数据库启动失败：${reason}\n${output}`,
  noProgress: (seconds: number) => `${seconds} 秒没有任何进展`,
  exited: (code: string | number | null) => `进程退出（${code}）`,
  inUse: (folder: string, pid: number, since: string) =>
    `数据目录 ${folder} 正被另一个服务进程使用（进程号 ${pid}，启动于 ${since}）。请先停止该进程，或用 DATA_DIR 指定其他目录。`,
  notLocked: (folder: string) => `无法锁定数据目录 ${folder}，请稍后重试。`,
  notWritable: (reason: string) => `无法写入数据目录：${reason}。请检查 DATA_DIR 的权限与磁盘空间。`,
  unknownProcess: (pid: number, folder: string, mark: string) =>
    `无法确认进程 ${pid} 是否为上次遗留在 ${folder} 的数据库，为避免误停其他程序，没有向它发送任何信号，也没有启动。请确认：若它是该目录的数据库，请手动停止后重新启动；若不是，请删除 ${mark} 后重新启动。`,
  moved: (folder: string, from: string) =>
    `数据目录 ${folder} 看起来是从 ${from} 复制或移动来的，当时数据库没有正常停止。如数据不完整，请改用正式备份恢复。`,
  copyOfRunning: (folder: string, original: string, pid: number, mark: string) =>
    `目录 ${folder} 看起来是 ${original} 的副本，而原目录的服务或数据库正在运行（进程号 ${pid}）。运行中直接复制的数据可能不完整，因此没有启动，原服务不受影响。请先停止原服务再重新复制，或用 npm run backup 备份后恢复；若副本来自文件系统快照，请删除 ${mark} 后重新启动。`,
  notStopped: (pid: number) => `上次遗留的数据库进程（进程号 ${pid}）无法停止，请手动结束该进程后重新启动。`,
  noBinaries: (platform: string) =>
    `内置数据库没有适用于 ${platform} 的版本（或依赖未完整安装）。请安装 PostgreSQL 15 以上，并设置环境变量 DATABASE_URL=postgres://用户:密码@主机:5432/库名 后重新启动。`,
  librariesIncomplete: (link: string, reason: string) =>
    `无法补全内置数据库的程序库 ${link}：${reason}。请用有写权限的账号执行 npm ci 后重试。`,
  notAsRoot: '内置数据库不能以 root 身份运行，请改用普通账号启动，或设置 DATABASE_URL 使用外部 PostgreSQL。',
  notForNobody: (folder: string) =>
    `以 root 启动时，内置数据库以 nobody 身份运行，但目录 ${folder} 不允许其他用户进入。请把 DATA_DIR 设为其他目录（例如 /var/lib/jst），或改用普通账号启动。`,
} as const
