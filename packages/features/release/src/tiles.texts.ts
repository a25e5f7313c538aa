/** Words of the figures on the homes. */
export const tileWords = {
  returned: { label: '退回的签单申请', hint: '补齐资料后再次提交的申请' },
  checking: { label: '待审签单申请', hint: '等待一级或二级审核的申请' },
  toRelease: { label: '待签单放单', hint: '审核通过、还没有签单或放单的申请' },
  limitChanges: { label: '待批额度变更', hint: '等待审批的担保额度变更' },
  lettersToAccept: { label: '待核对保函', hint: '盖章件已上传、等待核对的保函' },
  papersOut: { label: '未收齐单证', hint: '正本或保函还没有全部收回' },
  ownLetters: { label: '待盖章保函', hint: '需要贵司盖章后交回的保函' },
} as const
