/** Words of the figures on the homes. */
export const tileWords = {
  potential: { label: '潜在客户', hint: '尚未转为合作的客户，30 天内跟进' },
  stopped: { label: '停止合作客户', hint: '已停止合作、不能新建业务的客户' },
  providers: { label: '待考察供应商', hint: '尚未完成考察的供应商，14 天内完成' },
} as const
