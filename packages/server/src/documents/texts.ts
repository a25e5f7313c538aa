/** Sentences of the parts of documents. */
export const texts = {
  stale: '该单据已被他人修改，请刷新后重试',
  illegal: (state: string, move: string) => `当前为「${state}」，不能${move}`,
  noMove: '该单据没有此操作',
  noReason: '请选择原因',
  notReturned: '请指明需要补充或修改的内容',
  unknownField: (field: string) => `没有字段 ${field}，请刷新页面后重试`,
  claimed: (name: string) => `${name} 正在处理，请确认后再接手`,
  emptyComment: '请填写评论内容',
  notCorrectable: '评论发出超过 10 分钟或不是本人所写，不能修改',
  noCustomerThread: '该单据没有对外沟通',
  notMentionable: '提到的人员不能查看该单据，请从列表中选择',
  tooManyLines: (zh: string, most: number) => `${zh}最多 ${most} 行`,
  wrongType: (label: string) => `${label}的内容格式不正确`,
  unknownCharge: (code: string) => `费用代码 ${code} 不存在或已停用，请重新选择`,
  unknownCurrency: (code: string) => `币种 ${code} 不存在，请重新选择`,
  numbers: {
    rule: '编号规则',
    used: '按此规则的编号大多已被使用，请换用其他前缀或更长的流水号',
  },
  prints: {
    columns: { zh: { item: '项目', content: '内容' }, en: { item: 'Item', content: 'Content' } },
    file: (title: string, no: string, copy: number | undefined, ending: string) =>
      `${title} ${no}${copy === undefined ? '' : ` (${copy})`}.${ending}`,
    issued: (zh: string, copy: number) => `${zh}第 ${copy} 份`,
  },
  notice: {
    mentioned: (who: string, what: string) => `${who} 在${what}中提到了您`,
    commented: (who: string, what: string) => `${who} 评论了${what}`,
    moved: (what: string, move: string) => `${what}：${move}`,
    subject: (zh: string, no: string, title: string) => `${zh} ${no} ${title}`.trim(),
    by: (who: string, remarks: string) => (remarks === '' ? `操作人：${who}` : `操作人：${who}；${remarks}`),
  },
} as const
