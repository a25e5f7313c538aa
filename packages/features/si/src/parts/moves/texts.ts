/** Words of the moves of a record, by the status they lead to. */
export const texts = {
  names: { 1: '要求修改', 4: '发送样单', 5: '确认样单', 6: '签发提单', 8: '撤回', 9: '作废' } as Record<number, string>,
  hints: {
    1: '请写明样单哪里要改，操作人员会立即收到；您也可以直接修改后重新提交。',
    4: '样单将发给客户确认。',
    5: '确认后由操作人员安排签发提单。',
    6: '签发后提单去掉“草稿”字样，不能再直接修改。',
    8: '撤回后操作人员不再审核；修改后可重新提交。',
    9: '作废后没有任何版本有效，提单号可重新使用；提交人会收到作废原因。',
  } as Record<number, string>,
  done: { 1: '已要求修改', 4: '样单已发送客户确认', 5: '样单已确认', 6: '提单已签发', 8: '已撤回', 9: '已作废' } as Record<number, string>,
  reason: '原因',
  pickReason: '请选择原因',
  remarks: '备注',
  remarksNeeded: '请填写备注',
  cancel: '取消',
} as const
