/** Words of the window in which a move is confirmed; those of the move itself stand in `siStates`. */
export const texts = {
  reason: '原因',
  pickReason: '请选择原因',
  remarks: '备注',
  remarksNeeded: '请填写备注',
  cancel: '取消',
} as const
