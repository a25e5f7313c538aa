/** Words of the figures on the homes. */
export const tileWords = {
  overdue: { label: '逾期订舱', hint: '超过处理时限仍未受理或放舱的订舱' },
  waiting: { label: '待受理订舱', hint: '已提交、等待受理的订舱' },
  closing: { label: '24 小时内截止', hint: '最近一个截止时间在 24 小时以内的订舱' },
  amendments: { label: '待处理改配', hint: '客户已提交、等待处理的改配申请' },
  cancellations: { label: '待处理退关', hint: '客户已提交、等待处理的退关申请' },
  failed: { label: '发送失败', hint: '发给船公司失败、还没有重发的订舱报文' },
  ownReturned: { label: '待补充订舱', hint: '被退回补充的订舱' },
  ownSubmitted: { label: '处理中订舱', hint: '已提交、等待受理的订舱' },
  thirdSubmitted: { label: '新的第三方订舱', hint: '订阅企业按贵司运价提交、尚未受理的订舱' },
  thirdAmended: { label: '第三方改配', hint: '已放舱、正在改配的第三方订舱' },
  thirdConfirmed: { label: '已放舱', hint: '按贵司运价订舱并已放舱' },
} as const
