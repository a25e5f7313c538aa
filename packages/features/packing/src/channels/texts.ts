/** Words of messages to depots and terminals. */
export const texts = {
  kinds: { boxSlip: '箱单', packingList: '装箱单' },
  title: '堆场码头收发记录',
  keyword: '单号、交接单号、箱号或说明',
  formats: 'CODECO、APERAK 或 CONTRL 报文',
  empty: '还没有收发的报文',
  emptyHint: '在箱单或装箱单点“发送报文”，或录入收到的报文',
  proposal: { box: '箱号', seal: '铅封号', picked: '提空时间', gated: '进港时间' },
  switch: '报文种类',
} as const
