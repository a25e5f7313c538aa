/** Words of the figures on the homes. */
export const tileWords = {
  housesToMake: { label: '制作中的分单', hint: '还没有发送样单的分单' },
  housesToLock: { label: '待锁定分单', hint: '样单已发送、客户确认后锁定的分单' },
  mastersToLock: { label: '制作中的主单', hint: '与分单核对后锁定的主单' },
} as const
