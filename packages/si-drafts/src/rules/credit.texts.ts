export const creditTexts = {
  /** One to ten, and the other sign for two. */
  numbers: '一二三四五六七八九十',
  couple: '两',
  missing: '提单上没有这段措辞',
  differs: (before: string, wanted: string) => `从“${before}”之后起与信用证不同，信用证为“${wanted}”`,
  more: (said: string) => `信用证措辞的前后还有其他文字，提单为“${said}”`,
  port: '与信用证的港口不一致',
  noDay: '请把最迟装运日写成 2026-12-31 的形式',
  dayUnknown: '开船日期未知，请在签发前核对装船日期',
  late: (day: string, latest: string) => `${day} 晚于最迟装运日 ${latest}`,
  look: '请人工核对',
  freight: '与信用证要求的运费付款方式不一致',
  noOriginals: '信用证要求正本提单，签单方式没有正本',
  originals: (said: number, wanted: number) => `正本 ${said} 份，信用证要求 ${wanted} 份`,
  partial: (bills: number) => `信用证不允许分批，本委托分成 ${bills} 票提单，且不是同一船名航次、同一卸货港`,
  partialUnknown: (bills: number) => `信用证不允许分批，本委托分成 ${bills} 票提单，请核对各票是否同一船名航次、同一卸货港`,
  transhipment: '信用证不允许转运，请按订舱航线核对',
} as const
