export const faults = {
  empty: '文件是空的，请检查后重新上传',
  notEdifact: '文件不是 EDIFACT 报文：应以 UNA 或 UNB 开头',
  una: 'UNA 段不完整，应有 6 个字符',
  unended: (segment: number) => `第 ${segment} 段没有结束符，报文可能不完整`,
  tag: (segment: number, tag: string) => `第 ${segment} 段的段名“${tag}”不正确，应为三个大写字母或数字`,
  tooLong: (most: number) => `文件超过 ${most} 个字符，请拆分后再上传`,
  tooManySegments: (most: number) => `文件超过 ${most} 段，请拆分后再上传`,
  tooManyParts: (segment: number, most: number) => `第 ${segment} 段超过 ${most} 个数据项，不是正确的报文`,
  longValue: (segment: number, most: number) => `第 ${segment} 段有超过 ${most} 个字符的数据项，不是正确的报文`,
  noMessage: '报文中没有 UNH 段',
  noEnvelope: '报文没有 UNB 段，发送方与接收方不明',
  messages: (segment: number, said: string, counted: number) =>
    `第 ${segment} 段：UNZ 写明 ${said} 份报文，实际 ${counted} 份，报文可能不完整`,
  noUnz: '报文没有 UNZ 段，可能不完整',
  noUnt: (segment: number) => `第 ${segment} 段开始的报文没有 UNT 段，可能不完整`,
  count: (segment: number, said: string, counted: number) => `第 ${segment} 段：UNT 写明 ${said} 段，实际 ${counted} 段，报文可能不完整`,
  reference: (segment: number, said: string, begun: string) => `第 ${segment} 段：编号“${said}”与开头的“${begun}”不一致`,
  control: (segment: number, said: string, counted: number, tag: string) =>
    `第 ${segment} 段：CNT 写明 ${said} 个 ${tag}，实际 ${counted} 个，报文可能不完整`,
  outside: (segment: number, tag: string) => `第 ${segment} 段 ${tag} 不在任何报文内，未读取`,
  junk: (segment: number) => `第 ${segment} 段之后有多余字符，未读取`,
  charset: (said: string, used: string) => `报文写明字符集 ${said}，实际按 ${used} 读取`,
} as const

/** Errors of acknowledgements. */
export const acknowledged = {
  syntax: (code: string, segment: string) => (segment === '' ? `语法错误 ${code}` : `第 ${segment} 段语法错误 ${code}`),
} as const
