export const texts = {
  number: '信用证号',
  numberNeeded: '请填写信用证号',
  day: '最迟装运日请写成 2026-12-31 的形式',
} as const
