/** Words of the figures on the homes. */
export const tileWords = {
  ends3: { label: '3 天内到期运价', hint: '3 天内到期、需要续期或更新的运价' },
  ends7: { label: '4–7 天到期运价', hint: '4 到 7 天内到期的运价' },
  drafts: { label: '未发布运价', hint: '草稿状态、尚未发布的运价' },
  subscribers: { label: '待审核订阅', hint: '其他企业申请订阅贵司运价渠道' },
} as const
