export const faults = {
  empty: '文件是空的，请检查后重新上传',
  notEdifact: '文件不是 EDIFACT 报文：应以 UNA 或 UNB 开头',
  una: 'UNA 段不完整，应有 6 个字符',
  unended: (segment: number) => `第 ${segment} 段没有结束符，报文可能不完整`,
  tag: (segment: number, tag: string) => `第 ${segment} 段的段名“${tag}”不正确，应为三个大写字母或数字`,
  tooLong: (most: number) => `文件超过 ${most} 个字符，请拆分后再上传`,
  tooManySegments: (most: number) => `文件超过 ${most} 段，请拆分后再上传`,
  divided: (most: number) => `报文超过 ${most} 份（箱），或共用的开头过长，请拆分后再提交`,
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
  syntax: (code: string, segment: string) => {
    const meaning = syntaxErrors[code]
    const sentence = meaning === undefined ? `语法错误 ${code}` : `语法错误 ${code}（${meaning}）`
    return segment === '' ? sentence : `第 ${segment} 段${sentence}`
  },
} as const

/** Meanings of syntax errors (UN/EDIFACT 0085). */
export const syntaxErrors: Readonly<Record<string, string>> = {
  2: '不支持的语法版本',
  7: '接收方代码不是本方',
  12: '值不正确',
  13: '缺少必填内容',
  14: '该位置不接受此值',
  15: '该位置不应有此内容',
  16: '子项过多',
  17: '双方没有约定',
  18: '未说明的错误',
  19: '小数点写法不正确',
  20: '分隔符字符不正确',
  21: '含有不允许的字符',
  22: '含有不允许的分隔符',
  23: '发送方代码不认识',
  24: '报文过旧',
  25: '不接受测试标志',
  26: '重复的报文',
  27: '不支持的安全功能',
  28: '编号前后不一致',
  29: '控制数与实际数量不符',
  30: '报文组与单独报文混用',
  31: '一组内有不同种类的报文',
  32: '下级内容为空',
  33: '报文或组之外有内容',
  34: '不允许嵌套标志',
  35: '段重复次数过多',
  36: '段组重复次数过多',
  37: '字符种类不正确',
  38: '小数点前缺少数字',
  39: '数据过长',
  40: '数据过短',
  41: '网络故障，无法恢复',
  42: '网络暂时故障',
  43: '接收方代码不认识',
  45: '段尾有多余分隔符',
  46: '不支持的字符集',
  47: '不支持的信封功能',
  48: '违反相互依赖条件',
}
