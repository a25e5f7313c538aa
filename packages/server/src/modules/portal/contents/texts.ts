/** Sentences of contents. */
export const texts = {
  job: '门户定时发布与下线',
  moved: (appeared: number, expired: number) => `发布 ${appeared} 条，下线 ${expired} 条`,
  noText: '请先填写正文或摘要，再发布',
  noFile: '请先上传资料文件，再发布',
  later: (day: string) => `发布日期是 ${day}，请用“定时发布”，或清空发布日期后立即发布`,
  notLater: '定时发布需要将来的发布日期，请先填写并保存',
  over: (day: string) => `下线日期 ${day} 已到，请改为将来的日期或清空`,
  overFirst: '下线日期应晚于发布日期，请修改后再定时',
  unchanged: '没有未发布的修改，访客看到的就是当前内容',
  removeLive: (name: string) => `“${name}”已发布或已定时，请先下线再移除`,
  strangePicture: '有图片不属于本公司，请在编辑器中重新上传',
  noVersion: '没有这个版本，请刷新后再选',
} as const
