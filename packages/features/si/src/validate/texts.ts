/** Words of the SI-data validation mode. */
export const texts = {
  enter: '数据校验',
  one: '请只选择一票补料，同一委托的各票会一起校验',
  title: (billNo: string) => `数据校验 ${billNo}`,
  plainTitle: '数据校验',
  mode: (bills: number, orders: number) =>
    `数据校验模式：按委托${orders > 0 ? `（含合并的 ${orders} 个委托）` : ''}和补料规则核对已保存的 ${bills} 票补料。只能查看，不能修改，也不会保存或提交任何内容。`,
  leave: '退出校验',
  again: '重新校验',
  facts: { order: '委托编号', mblNo: '主提单号', boxes: '箱型箱量', checkedAt: '校验时间' },
  bills: '本委托的补料',
  findings: '校验结果',
  checking: '正在校验…',
  clean: '没有发现问题，已保存的数据与委托一致。',
  sum: (errors: number, warnings: number) =>
    [errors > 0 && `${errors} 个错误`, warnings > 0 && `${warnings} 条提示`].filter(Boolean).join('，'),
  set: '整个委托',
  keys: 'F8 下一处',
  bill: '提单内容',
  others: '提单面以外的数据',
  containers: '集装箱',
  none: '–',
  notFound: '没有找到该补料，可能已被删除或无权查看。',
} as const
