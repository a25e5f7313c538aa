/** Words of the figures on the homes. */
export const tileWords = {
  accepted: { label: '客户已接受', hint: '客户接受、等待订舱的报价单' },
  negotiating: { label: '议价中', hint: '重新打开修改、尚未再次发送的报价单' },
  offered: { label: '询价已回复', hint: '运价部已回复、可转报价单的询价' },
  sent: { label: '待客户查看', hint: '已发送、客户还没有打开的报价单' },
  viewed: { label: '待客户答复', hint: '客户已打开、还没有接受或谢绝的报价单' },
  askedLate: { label: '逾期询价', hint: '超过回复时限的询价' },
  asked: { label: '待回复询价', hint: '销售与客户提交、等待运价部回复的询价' },
  ownOpen: { label: '待回复报价', hint: '操作公司发来、还没有接受或谢绝的报价单' },
  ownAsked: { label: '待处理询价', hint: '已提交、等待操作公司处理的询价' },
} as const
