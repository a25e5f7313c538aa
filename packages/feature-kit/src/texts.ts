/** Every Chinese text of the package. */
export const texts = {
  unexpected: '操作没有成功，请稍后重试。',
  leaveTitle: '有未保存的修改',
  leaveContent: '离开后这些修改将丢失。',
} as const
