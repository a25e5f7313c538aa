/** Words of the figures on the homes. */
export const tileWords = {
  rolled: { label: '甩柜', hint: '已甩柜、疑似甩柜或无法评估的货物' },
  exceptions: { label: '跟踪异常', hint: '有未关闭异常的货物' },
  conflicts: { label: '来源不一致', hint: '各来源说法不同、等待裁定的货物' },
  freeTime: { label: '免费期有风险', hint: '临近或超过最后免费日的货物' },
  ownSea: { label: '在途货物', hint: '已离开装货港、尚未到港的货物' },
  ownFreeTime: { label: '免费期有风险', hint: '临近或超过最后免费日的货物' },
} as const
