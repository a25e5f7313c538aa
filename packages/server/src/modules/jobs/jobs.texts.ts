/** Sentences of the area. */
export const texts = {
  over: '该任务已经结束，不能取消',
  sameKey: '相同的任务刚刚开始排队，请刷新后再试',
} as const
