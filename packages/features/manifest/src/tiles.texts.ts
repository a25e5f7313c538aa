/** Words of the figures on the homes. */
export const tileWords = {
  toVerify: { label: '待审舱单', hint: '校验通过、等待审核的舱单' },
  toSend: { label: '待发舱单', hint: '审核通过、还没有发送的舱单' },
  refused: { label: '海关退单', hint: '被海关退回、需要修改后重发的舱单' },
  ownReturned: { label: '退回的舱单', hint: '需要修改后再次提交的舱单' },
} as const
