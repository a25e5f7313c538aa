/** Words of messages to carriers. */
export const texts = {
  title: '补料收发记录',
  channels: '补料船司配置',
  keyword: '提单号、补料编号或说明',
  formats: 'APERAK、CONTRL 报文，或 DCSA 补料状态、样单 JSON',
  empty: '还没有收发的报文',
  emptyHint: '审核通过后在补料详情或补料制作点“发送报文”，或录入船公司的回执',
} as const
