/** Sentences of master data. */
export const texts = {
  rotationElsewhere: (code: string) => `${code} 已维护挂靠与航程，挂靠港以其为准，请到“船期表维护”的“挂靠与航程”中修改`,
  rotationNotTaken: (code: string, names: string) =>
    `${code} 已维护挂靠与航程（${names}），挂靠港以其为准，文件中的不采用；如需调整，请到“船期表维护”的“挂靠与航程”中修改`,
  parentLoop: '上级不能是自己或自己的下级',
  parentDepth: '航线只分两级，上级须为主航线',
  starred: {
    code: '代码',
    tooMany: (most: number) => `最多收藏 ${most} 个，请先取消不再常用的`,
    unknown: '没有这个代码，可能已停用，请重新选择',
  },
} as const
