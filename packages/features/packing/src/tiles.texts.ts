/** Words of the figures on the homes. */
export const tileWords = {
  toCheck: { label: '待审箱单申请', hint: '等待审核的箱单申请' },
  toIssue: { label: '待开箱单', hint: '审核通过、还没有开单的箱子' },
  expired: { label: '过期箱单', hint: '过了提箱有效期还没有提箱的箱单' },
  ownReturned: { label: '退回的箱单申请', hint: '需要补充后再次提交的箱单申请' },
  ownOpen: { label: '待提箱', hint: '已开单、还没有提箱的箱单' },
} as const
